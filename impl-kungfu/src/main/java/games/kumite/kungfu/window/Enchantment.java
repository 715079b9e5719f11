package games.kumite.kungfu.window;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Spells for 1 Chi that take no action and last (KF-RUL-118). */
enum Enchantment implements AnyMomentAbility {
  /** The Arrow Sanctuary: at any moment, but not once the dice lie; even in hand-to-hand combat (KF-TRT-08, KF-RUL-88). */
  ARROW_SANCTUARY(ActionVerb.SANCTUARY, Trait.ARROW_SANCTUARY) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      return state.figures().is(figure, Condition.ARROW_SANCTUARY) ? STANDS
          : occasion.moment() == AbilityWindow.KNOWN ? TOO_LATE : Casting.refusalInCombat(state, figure, 1);
    }

    @Override
    void take(GameState state, int figure) {
      state.figures().inflict(figure, Condition.ARROW_SANCTUARY);
      state.emit(SHELTERED, state.figures().code(figure));
    }
  },
  /** The call of the Monsoon: rain begins, and puts out the fires of Hot Spots (KF-TRT-17, KF-LOC-26a). */
  CALL_THE_MONSOON(ActionVerb.MONSOON, Trait.CALL_THE_MONSOON) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      return state.get(Counters.RAIN) > 0 ? STANDS : calm(state, figure, occasion, OncePerTurn.CALL_THE_MONSOON);
    }

    @Override
    void take(GameState state, int figure) {
      Figures figures = state.figures();
      figures.use(figure, OncePerTurn.CALL_THE_MONSOON);
      state.set(Counters.RAIN, 1);
      state.emit(RAINED, figures.code(figure));
      for (int burning = 0; burning < figures.count(); burning++) {
        figures.cure(burning, Condition.BURNING_BY_HOT_SPOT);
      }
    }
  },
  /** Spirit ward (KF-TRT-67). */
  SPIRIT_WARD(ActionVerb.WARD, Trait.SPIRIT_WARD) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      return state.figures().is(figure, Condition.SPIRIT_WARD) ? STANDS : calm(state, figure, occasion, OncePerTurn.SPIRIT_WARD);
    }

    @Override
    void take(GameState state, int figure) {
      state.figures().use(figure, OncePerTurn.SPIRIT_WARD);
      state.figures().inflict(figure, Condition.SPIRIT_WARD);
      state.emit(WARDED, state.figures().code(figure));
    }
  },
  /** The wall of water: where it rises is asked next (KF-TRT-78). */
  WATER_WALL(ActionVerb.WATER_WALL, Trait.WATER_WALL) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      Refusal refusal = calm(state, figure, occasion, OncePerTurn.WATER_WALL);
      return refusal != null ? refusal : RaiseWall.isAnywhere(state, figure) ? null : RaiseWall.NOWHERE;
    }

    @Override
    void take(GameState state, int figure) {
      state.figures().use(figure, OncePerTurn.WATER_WALL);
      state.then(RaiseWall.of(figure));
    }
  },
  /** Waterwalk (KF-TRT-77). */
  WATERWALK(ActionVerb.WATERWALK, Trait.WATERWALK) {
    @Override
    public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
      return state.figures().is(figure, Condition.WATERWALKING) ? STANDS : calm(state, figure, occasion, OncePerTurn.WATERWALK);
    }

    @Override
    void take(GameState state, int figure) {
      state.figures().use(figure, OncePerTurn.WATERWALK);
      state.figures().inflict(figure, Condition.WATERWALKING);
      state.emit(WATERWALKED, state.figures().code(figure));
    }
  };

  private static final Refusal TOO_LATE = new Refusal("KF-RUL-06", "not-now");
  private static final Refusal STANDS = new Refusal("KF-RUL-118", "is-on");
  private static final EventType SHELTERED = EventType.of("sheltered", "KF-TRT-08a").word("figure", Figures::id);
  private static final EventType RAINED = EventType.of("rain-called", "KF-TRT-17a").word("figure", Figures::id);
  private static final EventType WARDED = EventType.of("ward-raised", "KF-TRT-67a").word("figure", Figures::id);
  private static final EventType WATERWALKED = EventType.of("waterwalking", "KF-TRT-77a").word("figure", Figures::id);

  private final ActionVerb word;
  private final Trait trait;

  Enchantment(ActionVerb word, Trait trait) {
    this.word = word;
    this.trait = trait;
  }

  abstract void take(GameState state, int figure);

  private static @Nullable Refusal calm(GameState state, int figure, WindowContext occasion, OncePerTurn once) {
    return !occasion.isCalm(state, figure) ? BodyArt.NOT_NOW : state.figures().hasUsed(figure, once) ? BodyArt.USED
        : Casting.refusal(state, figure, 1);
  }

  @Override
  public ActionVerb word() {
    return word;
  }

  @Override
  public Trait trait() {
    return trait;
  }

  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    Casting.pay(state, figure, 1);
    take(state, figure);
  }
}
