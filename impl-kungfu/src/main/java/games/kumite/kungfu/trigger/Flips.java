package games.kumite.kungfu.trigger;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Spending.Side;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Picks;
import games.kumite.spi.Window;
import games.kumite.spi.actions.VerbAction;
import java.util.List;

/**
 * The choice of each figure with a Surprise Move to turn a die over, after the dice of an attack and before they are compared,
 * once a roll and owner (D-24, KF-TRT-70).
 *
 * @param <L> the attack
 */
public record Flips<L extends Rolled<L>>() implements Window<Fight, L> {

  private static final int BOTH_SIDES = 7;
  private static final int ATTACK = 0;
  private static final int DEFENCE = 1;
  private static final Traits TRAITS = new Traits(List.of(Trait.SURPRISE_MOVE));
  private static final EventType FLIPPED = EventType.of("flipped", "KF-TRT-70a").named("figure", Figures::id)
      .named("whose", Figures::id).number("die");

  /** Returns whether there is a figure in the match that can turn dice over. */
  public static boolean isAny(Fight fight) {
    return fight.figures().traits().isAnyOf(TRAITS);
  }

  @Override
  public String kind() {
    return "flip";
  }

  @Override
  public Prompt prompt(Fight fight, L attack, int seat) {
    int named = (attack.by() == Figures.NOBODY ? 0 : 1) + (attack.on() == Figures.NOBODY ? 0 : 2);
    Object[] dice = {attack.die(), attack.otherDie(), called(fight, attack.by()), called(fight, attack.on()), named};
    return new Prompt(fight.start().texts().text("prompt.flip", dice), fight.start().texts().text("prompt.flip.waiting", dice));
  }

  private static String called(Fight fight, int figure) {
    return figure == Figures.NOBODY ? "" : fight.called(figure);
  }

  @Override
  public int firstAsked(Fight fight, L attack) {
    return fight.seat(fight.get(Num.ACTIVE));
  }

  @Override
  public int askedAfter(Fight fight, L attack, int actor) {
    return firstAsked(fight, attack);
  }

  @Override
  public boolean mightAct(Fight fight, L attack, int seat) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (mayFlip(fight, attack, seat, figure)
          && (reaches(fight, figure, attack.by()) || reaches(fight, figure, attack.on()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayFlip(Fight fight, Rolled<?> attack, int seat, int figure) {
    Figures figures = fight.figures();
    return fight.seatOf(figure) == seat && Able.has(figures, figure, Trait.SURPRISE_MOVE)
        && Able.isInPlay(figures, figure) && !contains(attack.flippers(), figure)
        && Chi.of(fight, figures.gang(figure)) > 0;
  }

  private static boolean contains(Picks picks, int figure) {
    for (int i = 0; i < picks.size(); i++) {
      if (picks.get(i) == figure) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether it reaches the roller's die: his own, or that of an enemy adjacent to him, no matter which figure that enemy
   * fights (KF-TRT-70b).
   */
  private static boolean reaches(Fight fight, int figure, int roller) {
    return figure == roller || roller != Figures.NOBODY && fight.figures().areEnemies(figure, roller)
        && Able.areInContact(fight.board(), fight.figures(), figure, roller);
  }

  @Override
  public String remark(Fight fight, L attack, int seat, Action action) {
    return Named.remark(fight, Figures.NOBODY, action);
  }

  @Override
  public void options(Fight fight, L attack, int seat, Options out) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count() && !out.isEnough(); figure++) {
      if (mayFlip(fight, attack, seat, figure)) {
        for (int die = ATTACK; die <= DEFENCE; die++) {
          if (reaches(fight, figure, die == ATTACK ? attack.by() : attack.on())) {
            out.add(fight.actions().of(Word.FLIP, Names.of(figures, figure), die));
          }
        }
      }
    }
  }

  @Override
  public L chosen(Fight fight, L attack, int seat, Action action) {
    Figures figures = fight.figures();
    VerbAction chosen = (VerbAction) action;
    int figure = Names.figure(figures, chosen.first());
    Side side = chosen.second() == ATTACK ? Side.ATTACK : Side.DEFENCE;
    Chi.spend(fight, figures.gang(figure), 1);
    fight.tell(FLIPPED, figures.code(figure), figures.code(side == Side.ATTACK ? attack.by() : attack.on()),
        turned(side == Side.ATTACK ? attack.die() : attack.otherDie()));
    return attack.flipped(figure, side);
  }

  /** Returns the value of a die that is turned over. */
  public static int turned(int die) {
    return BOTH_SIDES - die;
  }
}
