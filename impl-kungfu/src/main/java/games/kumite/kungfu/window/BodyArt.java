package games.kumite.kungfu.window;

import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Arts by which a figure changes its own body. */
enum BodyArt implements AnyMomentAbility {
  /** The Iron Shirt: effects are 2 lower until the turn ends (KF-TRT-42). */
  IRON_SHIRT(ActionVerb.IRON_SHIRT, Trait.IRON_SHIRT) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      return state.figures().is(figure, Condition.IRON_SHIRT) ? IS_ON
          : Chi.refusal(state, state.figures().gang(figure), 1, Price.TRAIT);
    }

    @Override
    public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
      Chi.spend(state, state.figures().gang(figure), 1);
      state.figures().inflict(figure, Condition.IRON_SHIRT);
      state.emit(HARDENED, state.figures().code(figure));
    }
  },
  /** The giving up of a stance (KF-TRT-44g). */
  STANCE_GIVEN_UP(ActionVerb.RELAX, Trait.IMMOVABLE_STANCE) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      return state.figures().is(figure, Condition.STANCE) ? null : NO_STANCE;
    }

    @Override
    public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
      state.figures().cure(figure, Condition.STANCE);
      state.emit(RELAXED, state.figures().code(figure));
    }
  },
  /** Rises once per game, in its own turn or before the dice of an attack on him (KF-TRT-18). */
  CRANE_BALANCE(ActionVerb.RISE, Trait.CRANE_BALANCE) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      Figures figures = state.figures();
      if (figures.is(figure, Condition.HAS_RISEN)) {
        return RISEN;
      }
      if (figures.is(figure, Condition.GETTING_UP)) {
        return REVIVED;
      }
      if (!figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.CRAWLING)) {
        return NOT_DOWN;
      }
      boolean isAttacked = occasion.moment() == AbilityWindow.DECLARED && occasion.isAttackOn(figure); // D-23
      return isAttacked || occasion.isOwnTurn(state, figure) ? null : NOT_ATTACKED;
    }

    @Override
    public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
      state.figures().inflict(figure, Condition.HAS_RISEN);
      state.figures().cure(figure, Condition.KNOCKED_DOWN);
      state.emit(ROSE, state.figures().code(figure));
    }
  },
  /** The exchange of Q for C (KF-TRT-81). */
  YIN_YANG_IMBALANCE(ActionVerb.UNBALANCE, Trait.YIN_YANG_IMBALANCE) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      Figures figures = state.figures();
      if (!occasion.isCalm(state, figure)) {
        return NOT_NOW;
      }
      if (figures.is(figure, Condition.KNOCKED_DOWN) || Staggering.is(figures, figure)) {
        return OVER;
      }
      return figures.is(figure, Condition.UNBALANCED) || figures.hasUsed(figure, OncePerTurn.YIN_YANG_IMBALANCE) ? USED
          : Chi.refusal(state, figures.gang(figure), 1, Price.TRAIT);
    }

    @Override
    public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
      Chi.spend(state, state.figures().gang(figure), 1);
      state.figures().use(figure, OncePerTurn.YIN_YANG_IMBALANCE);
      state.figures().inflict(figure, Condition.UNBALANCED);
      state.emit(UNBALANCED, state.figures().code(figure));
    }
  };

  static final Refusal NOT_NOW = new Refusal("KF-RUL-118", "not-now");
  static final Refusal USED = new Refusal("KF-RUL-118", "used-in-this-turn");
  private static final Refusal OVER = new Refusal("KF-TRT-81b", "over-at-once");
  private static final Refusal IS_ON = new Refusal("KF-TRT-42", "is-on");
  private static final Refusal NO_STANCE = new Refusal("KF-TRT-44g", "no-stance");
  private static final Refusal RISEN = new Refusal("KF-TRT-18a", "has-risen");
  private static final Refusal REVIVED = new Refusal("KF-CON-20c", "must-get-up");
  private static final Refusal NOT_ATTACKED = new Refusal("KF-TRT-18b", "not-now");
  private static final Refusal NOT_DOWN = new Refusal("KF-TRT-18a", "not-down");
  private static final EventType HARDENED = EventType.of("hardened", "KF-TRT-42").word("figure", Figures::id);
  private static final EventType RELAXED = EventType.of("relaxed", "KF-TRT-44g").word("figure", Figures::id);
  private static final EventType ROSE = EventType.of("rose", "KF-TRT-18a").word("figure", Figures::id);
  private static final EventType UNBALANCED = EventType.of("unbalanced", "KF-TRT-81a").word("figure", Figures::id);

  private final ActionVerb word;
  private final Trait trait;

  BodyArt(ActionVerb word, Trait trait) {
    this.word = word;
    this.trait = trait;
  }

  @Override
  public ActionVerb word() {
    return word;
  }

  @Override
  public Trait trait() {
    return trait;
  }
}
