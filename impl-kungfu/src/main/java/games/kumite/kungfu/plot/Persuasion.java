package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Guests;
import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** The persuasion of a Super-soldier or a Cyborg by the other side (D-60, KF-VIP-09c, KF-VIP-09d, KF-RUL-148). */
public final class Persuasion {

  private static final int ENOUGH = 2; // KF-RUL-100
  private static final Refusal DUMB = new Refusal("KF-VIP-09d", "cannot-persuade");
  private static final Refusal FAR = new Refusal("KF-VIP-09c", "too-far-to-persuade");
  private static final Refusal MOVED = new Refusal("KF-RUL-148", "has-moved");
  private static final EventType TRIED = EventType.of("persuades", "KF-VIP-09c").named("figure", Figures::id)
      .named("vip", Figures::id).number("successes");
  private static final EventType WON = EventType.of("won-over", "KF-VIP-09c").seat("who").named("vip", Figures::id);

  private Persuasion() {}

  /** Lists it among free actions. */
  public static void options(Fight fight, int figure, Options out) {
    if (isOfOthers(fight, figure)) {
      out.add(fight.actions().of(Word.PERSUADE), refusal(fight, figure));
    }
  }

  /** Returns whether there is a figure to be won over who fights for the other side. */
  private static boolean isOfOthers(Fight fight, int figure) {
    int vip = fight.get(Num.VIP_FIGURE);
    return (Guests.has(fight, Vip.SUPER_SOLDIER) || Guests.has(fight, Vip.CYBORG)) && vip >= 0
        && fight.figures().gang(vip) != Figures.NEUTRAL && fight.figures().areEnemies(figure, vip)
        && Able.isInPlay(fight.figures(), vip) && !fight.figures().isUnderground(vip); // KF-LOC-41d
  }

  private static @Nullable Refusal refusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    boolean isDumb = Able.has(figures, figure, Trait.ANIMAL) || Able.has(figures, figure, Trait.UNDEAD)
        || Able.has(figures, figure, Trait.ARTIFICIAL);
    boolean hasMoved = figures.has(figure, Deed.MOVED) || figures.has(figure, Deed.MOVED_BEFORE);
    return isDumb ? DUMB : hasMoved ? MOVED : isNear(fight, figure) ? null : FAR;
  }

  private static boolean isNear(Fight fight, int figure) {
    Figures figures = fight.figures();
    int vip = fight.get(Num.VIP_FIGURE);
    return Able.areNear(figures, figure, vip, Stick.SHORT.length());
  }

  /** Begins the persuasion, on which a figure spends its turn. */
  public static void begin(Fight fight, int figure) {
    fight.figures().note(figure, Deed.PERSUADES);
  }

  /** Makes the tests at the end of the turn (KF-RUL-148). */
  public static void finish(Fight fight) {
    Figures figures = fight.figures();
    if (!Guests.has(fight, Vip.SUPER_SOLDIER) && !Guests.has(fight, Vip.CYBORG)) {
      return;
    }
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.has(figure, Deed.PERSUADES)) {
        figures.forget(figure, Deed.PERSUADES);
        fight.then(new Attempt(figure));
      }
    }
  }

  /**
   * One of them.
   *
   * @param figure the figure whose words they are
   */
  private record Attempt(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      boolean isPossible = Able.isInPlay(fight.figures(), figure) && isOfOthers(fight, figure) && refusal(fight, figure) == null;
      if (isPossible && !Tests.isWaiting(fight, figure, Tests.DICE, this)) {
        test(fight, figure);
      }
    }
  }

  private static void test(Fight fight, int figure) {
    Figures figures = fight.figures();
    int vip = fight.get(Num.VIP_FIGURE);
    int successes = Tests.successes(fight, figure, "persuade");
    fight.tell(TRIED, figures.code(figure), figures.code(vip), successes);
    if (successes >= ENOUGH) {
      figures.join(vip, figures.gang(figure));
      Spirits.part(figures, vip);
      fight.tell(WON, fight.seatOf(vip), figures.code(vip));
    }
  }
}
