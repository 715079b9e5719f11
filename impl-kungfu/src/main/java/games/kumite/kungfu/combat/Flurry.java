package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.spi.IntList;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * Attacks on all adjacent figures, one after the other in the attacker's order: a Flurry of Blows, a Whirlwind of Death
 * (KF-TRT-31, KF-TRT-80).
 *
 * @param by the figure that attacks
 * @param left the figures that are still to be attacked
 * @param kind the kind of the blows
 * @param bonus the bonus of each
 */
public record Flurry(int by, IntList left, HandToHandAttack.Kind kind, int bonus) {

  private static final int WHIRLWIND = 2;
  private static final Refusal NO_FLURRY = new Refusal("KF-TRT-31a", "lacks-the-trait");
  private static final Refusal NO_WHIRLWIND = new Refusal("KF-TRT-80a", "lacks-the-trait");
  private static final Refusal NOBODY = new Refusal("KF-H2H-02", "nobody-in-contact");

  /** The choice of the figure that is attacked next. */
  private record NextTarget(Flurry round) implements Script.Reply<GameState, Flurry>, TargetChoice {

    @Override
    public int figure() {
      return round.by;
    }

    @Override
    public boolean isTarget(GameState state, int other) {
      return round.left.contains(other);
    }

    @Override
    public Flurry localsAfter(GameState state, Action action) {
      int first = TargetChoice.target(state, action);
      IntList order = IntList.of(first);
      for (int i = 0; i < round.left.size(); i++) {
        order = round.left.get(i) == first ? order : order.and(round.left.get(i));
      }
      return new Flurry(round.by, order, round.kind, round.bonus);
    }
  }

  private static final Script<GameState, Flurry> SCRIPT = Script.<GameState, Flurry>of("round")
      .repeatWhile((state, round) -> round.left.size() > 0 && Capabilities.isInPlay(state.figures(), round.by), each -> each
          .ask(NextTarget::new)
          .when((state, round) -> Capabilities.areInContact(state.board(), state.figures(), round.by, round.left.get(0)), blow -> blow
              .call(HandToHandAttack.SCRIPT, (state, round) -> HandToHandAttack.declared(round.by, round.left.get(0), round.kind, round.bonus),
                  (state, round, done) -> round))
          .update((state, round) -> round.withoutFirst()))
      .build();

  /** Returns why a figure may not do it, null if it may. */
  public static @Nullable Refusal refusal(GameState state, int figure, ActionVerb word) {
    Figures figures = state.figures();
    if (!Capabilities.has(figures, figure, word == ActionVerb.FLURRY ? Trait.FLURRY_OF_BLOWS : Trait.WHIRLWIND_OF_DEATH)) {
      return word == ActionVerb.FLURRY ? NO_FLURRY : NO_WHIRLWIND;
    }
    if (targets(state, figure, word).size() == 0 || !Capabilities.canStrike(figures, figure)) { // KF-RUL-123
      return NOBODY;
    }
    return Chi.refusal(state, figures.gang(figure), 1, Price.TRAIT);
  }

  private static IntList targets(GameState state, int figure, ActionVerb word) {
    IntList targets = IntList.NONE;
    for (int other = 0; other < state.figures().count(); other++) {
      boolean isMeant = word == ActionVerb.WHIRLWIND || state.figures().areEnemies(figure, other);
      if (other != figure && isMeant && !Goal.isDuelOfOthers(state, figure, other)
          && !Restraint.holds(state.figures(), figure, other) && Capabilities.areInContact(state.board(), state.figures(), figure, other)) {
        targets = targets.and(other);
      }
    }
    return targets;
  }

  /** Returns all of the attacks. */
  public static Step<GameState> of(GameState state, int figure, ActionVerb word) {
    Chi.spend(state, state.figures().gang(figure), 1);
    state.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-RUL-84: it counts as one
    return SCRIPT.start(word == ActionVerb.FLURRY ? new Flurry(figure, targets(state, figure, word), HandToHandAttack.Kind.FLURRY, 0)
        : new Flurry(figure, targets(state, figure, word), HandToHandAttack.Kind.ATTACK, WHIRLWIND));
  }

  private Flurry withoutFirst() {
    IntList rest = IntList.NONE;
    for (int i = 1; i < left.size(); i++) {
      rest = rest.and(left.get(i));
    }
    return new Flurry(by, rest, kind, bonus);
  }
}
