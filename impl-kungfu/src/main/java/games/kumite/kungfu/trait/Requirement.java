package games.kumite.kungfu.trait;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** A requirement of an ability: a moment at which it may be used, or something that a use takes. Implementers are immutable. */
@FunctionalInterface
interface Requirement {

  /** The refusal of an ability at a moment that is not for it. */
  Refusal NOT_NOW = new Refusal("KF-RUL-118", "not-now");
  /** A moment between two actions of its own turn, or of a Reaction of its gang. */
  Requirement CALM = (state, figure, occasion) -> occasion.isCalm(state, figure) ? null : NOT_NOW;
  /** A point of Chi. */
  Requirement CHI = chi(Price.TRAIT);
  /** A point of Chi for a spell. */
  Requirement SPELL = spell((state, figure, occasion) -> Casting.refusal(state, figure, 1));
  /** A point of Chi for a spell that may be cast in hand-to-hand combat (KF-RUL-88). */
  Requirement SPELL_IN_COMBAT = spell((state, figure, occasion) -> Casting.refusalInCombat(state, figure, 1));

  /** Returns why a figure does not meet it, null if it does. */
  @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion);

  /** Takes what a use costs. */
  default void pay(GameState state, int figure) {}

  /** A test of a figure and an occasion. */
  @FunctionalInterface
  interface Test {
    /** Returns whether it is passed. */
    boolean isPassed(GameState state, int figure, WindowContext occasion);
  }

  /** Returns the requirement of a test, with the refusal of those that fail it. */
  static Requirement when(Test test, String rule, String key) {
    Refusal refusal = new Refusal(rule, key);
    return (state, figure, occasion) -> test.isPassed(state, figure, occasion) ? null : refusal;
  }

  /** Returns the requirement that a figure does not have a condition. */
  static Requirement not(Condition condition, String rule, String key) {
    return when((state, figure, occasion) -> !state.figures().is(figure, condition), rule, key);
  }

  /** Returns the requirement of something that a figure uses once per turn (KF-RUL-118). */
  static Requirement once(OncePerTurn what) {
    return once(what, "KF-RUL-118");
  }

  /** Returns the requirement of something that a figure uses once per turn, by a rule of its own. */
  static Requirement once(OncePerTurn what, String rule) {
    return costing(when((state, figure, occasion) -> !state.figures().hasUsed(figure, what), rule, "used-in-this-turn"),
        (state, figure) -> state.figures().use(figure, what));
  }

  /** Returns the requirement of something that a figure uses once per game, which a condition records. */
  static Requirement onceAGame(Condition used, String rule, String key) {
    return costing(not(used, rule, key), (state, figure) -> state.figures().inflict(figure, used));
  }

  /** Returns the requirement of a point of Chi for something. */
  static Requirement chi(Price price) {
    return costing((state, figure, occasion) -> Chi.refusal(state, state.figures().gang(figure), 1, price),
        (state, figure) -> Chi.spend(state, state.figures().gang(figure), 1));
  }

  private static Requirement spell(Requirement free) {
    return costing(free, (state, figure) -> Casting.pay(state, figure, 1));
  }

  /** A payment by a figure. */
  @FunctionalInterface
  interface Payment {
    /** Makes it. */
    void make(GameState state, int figure);
  }

  private static Requirement costing(Requirement free, Payment payment) {
    return new Requirement() {
      @Override
      public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
        return free.refusal(state, figure, occasion);
      }

      @Override
      public void pay(GameState state, int figure) {
        payment.make(state, figure);
      }
    };
  }
}
