package games.kumite.kungfu.hazard;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Exertion;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Hanging chains and ropes, in which figures are caught that are thrown into them (KF-LOC-22, KF-RUL-162). */
public final class Hanging {

  private static final long FLAGS = Flag.CHAIN.bit() | Flag.ROPE.bit();
  private static final int SIDES = 6;
  private static final int BREAKS = 4;
  private static final EventType CAUGHT =
      EventType.of("caught-in-chains", "KF-LOC-22a").named("figure", Figures::id).number("turns");
  private static final EventType TORN =
      EventType.of("chains-torn-at", "KF-LOC-22b").named("figure", Figures::id).named("victim", Figures::id).number("total");
  private static final EventType CHOKES =
      EventType.of("chokes", "KF-LOC-22c").named("figure", Figures::id).number("turns");

  private Hanging() {}

  /** The Q test of a figure, which is entangled and chokes if it fails (KF-LOC-22a). */
  public record Noose(int figure, int piece) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      if (Snare.isStuck(figures, figure) || Tests.isWaiting(fight, figure, 1, this) || Tests.isPassed(fight, figure, "chain")) {
        return;
      }
      int turns = Math.max(1, figures.combat(figure)); // KF-RUL-162
      figures.snare(figure, piece, turns);
      figures.inflict(figure, Condition.TIED_UP);
      Casualty.letGo(fight, figure);
      Carrying.letCarFall(fight, figure); // KF-STU-22
      fight.tell(CAUGHT, figures.code(figure), turns);
    }
  }

  /**
   * Chokes figures at the end of a turn of a gang: those of it who hang have a turn less, and die with the last (KF-LOC-22c,
   * KF-RUL-03).
   */
  public static void choke(Fight fight, int gang) {
    if (!fight.board().mayHave(FLAGS)) {
      return;
    }
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.gang(figure) == gang && Snare.isChoking(fight, figure) && Able.isInPlay(figures, figure)) {
        int left = figures.snared(figure) - 1;
        figures.snare(figure, figures.snare(figure), left);
        fight.tell(CHOKES, figures.code(figure), left);
        if (left == 0) {
          Casualty.kill(fight, figure, Figures.NOBODY);
        }
      }
    }
  }

  /** Lists the Break rolls for those caught within reach, one's own first. */
  public static void options(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    for (int victim = 0; fight.board().mayHave(FLAGS) && victim < figures.count(); victim++) {
      boolean isCaught = Snare.isChoking(fight, victim) && Able.isInPlay(figures, victim);
      if (isCaught && (victim == figure || isFriend(fight, figure, victim))) {
        Refusal refusal = reserved != null ? reserved : victim == figure ? null : Hands.refusal(figures, figure);
        Exertion.options(fight, figures.gang(figure), Word.TEAR, Names.of(figures, victim), refusal, out);
      }
    }
  }

  private static boolean isFriend(Fight fight, int figure, int victim) {
    Figures figures = fight.figures();
    return !figures.areEnemies(figure, victim) && Able.areInContact(fight.board(), figures, figure, victim);
  }

  /** Makes the roll: 0 for a rope, -1 for a chain, as a hard thing (KF-LOC-22b, KF-RUL-162). */
  public static void tear(Fight fight, int figure, VerbAction action) {
    Figures figures = fight.figures();
    Chi.spend(fight, figures.gang(figure), action.second());
    roll(fight, figure, Names.figure(figures, action.first()), action.second());
  }

  /** Lets a neutral figure tear at what it hangs in (KF-RUL-128). */
  public static void tearUnasked(Fight fight, int figure) {
    roll(fight, figure, figure, 0);
  }

  private static void roll(Fight fight, int figure, int victim, int chi) {
    Figures figures = fight.figures();
    int hardness = fight.board().piece(figures.snare(victim)).is(Flag.CHAIN) ? -1 : 0;
    int total = fight.roll("break", fight.seatOf(figure), SIDES) + hardness + figures.size(figure).ordinal() + chi;
    fight.tell(TORN, figures.code(figure), figures.code(victim), total);
    if (total >= BREAKS) {
      Snare.free(fight, victim);
    }
  }
}
