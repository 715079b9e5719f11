package games.kumite.kungfu.window;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Spells for 1 Chi that take no action and last (KF-RUL-118). */
enum Enchantment implements Ability {
  /** The Arrow Sanctuary: at any moment, but not once the dice lie; even in hand-to-hand combat (KF-TRT-08, KF-RUL-88). */
  ARROW_SANCTUARY(Word.SANCTUARY, Trait.ARROW_SANCTUARY) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      return fight.figures().is(figure, Condition.ARROW_SANCTUARY) ? STANDS
          : occasion.moment() == Moment.KNOWN ? TOO_LATE : Casting.refusalInCombat(fight, figure, 1);
    }

    @Override
    void take(Fight fight, int figure) {
      fight.figures().inflict(figure, Condition.ARROW_SANCTUARY);
      fight.tell(SHELTERED, fight.figures().code(figure));
    }
  },
  /** The call of the Monsoon: rain begins, and puts out the fires of Hot Spots (KF-TRT-17, KF-LOC-26a). */
  CALL_THE_MONSOON(Word.MONSOON, Trait.CALL_THE_MONSOON) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      return fight.get(Num.RAIN) > 0 ? STANDS : calm(fight, figure, occasion, Once.CALL_THE_MONSOON);
    }

    @Override
    void take(Fight fight, int figure) {
      Figures figures = fight.figures();
      figures.use(figure, Once.CALL_THE_MONSOON);
      fight.set(Num.RAIN, 1);
      fight.tell(RAINED, figures.code(figure));
      for (int burning = 0; burning < figures.count(); burning++) {
        figures.cure(burning, Condition.BURNING_BY_HOT_SPOT);
      }
    }
  },
  /** Spirit ward (KF-TRT-67). */
  SPIRIT_WARD(Word.WARD, Trait.SPIRIT_WARD) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      return fight.figures().is(figure, Condition.SPIRIT_WARD) ? STANDS : calm(fight, figure, occasion, Once.SPIRIT_WARD);
    }

    @Override
    void take(Fight fight, int figure) {
      fight.figures().use(figure, Once.SPIRIT_WARD);
      fight.figures().inflict(figure, Condition.SPIRIT_WARD);
      fight.tell(WARDED, fight.figures().code(figure));
    }
  },
  /** The wall of water: where it rises is asked next (KF-TRT-78). */
  WATER_WALL(Word.WATER_WALL, Trait.WATER_WALL) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      Refusal refusal = calm(fight, figure, occasion, Once.WATER_WALL);
      return refusal != null ? refusal : RaiseWall.isAnywhere(fight, figure) ? null : RaiseWall.NOWHERE;
    }

    @Override
    void take(Fight fight, int figure) {
      fight.figures().use(figure, Once.WATER_WALL);
      fight.then(RaiseWall.of(figure));
    }
  },
  /** Waterwalk (KF-TRT-77). */
  WATERWALK(Word.WATERWALK, Trait.WATERWALK) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      return fight.figures().is(figure, Condition.WATERWALKING) ? STANDS : calm(fight, figure, occasion, Once.WATERWALK);
    }

    @Override
    void take(Fight fight, int figure) {
      fight.figures().use(figure, Once.WATERWALK);
      fight.figures().inflict(figure, Condition.WATERWALKING);
      fight.tell(WATERWALKED, fight.figures().code(figure));
    }
  };

  private static final Refusal TOO_LATE = new Refusal("KF-RUL-06", "not-now");
  private static final Refusal STANDS = new Refusal("KF-RUL-118", "is-on");
  private static final EventType SHELTERED = EventType.of("sheltered", "KF-TRT-08a").named("figure", Figures::id);
  private static final EventType RAINED = EventType.of("rain-called", "KF-TRT-17a").named("figure", Figures::id);
  private static final EventType WARDED = EventType.of("ward-raised", "KF-TRT-67a").named("figure", Figures::id);
  private static final EventType WATERWALKED = EventType.of("waterwalking", "KF-TRT-77a").named("figure", Figures::id);

  private final Word word;
  private final Trait trait;

  Enchantment(Word word, Trait trait) {
    this.word = word;
    this.trait = trait;
  }

  abstract void take(Fight fight, int figure);

  private static @Nullable Refusal calm(Fight fight, int figure, Occasion occasion, Once once) {
    return !occasion.isCalm(fight, figure) ? BodyArt.NOT_NOW : fight.figures().hasUsed(figure, once) ? BodyArt.USED
        : Casting.refusal(fight, figure, 1);
  }

  @Override
  public Word word() {
    return word;
  }

  @Override
  public Trait trait() {
    return trait;
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    Casting.pay(fight, figure, 1);
    take(fight, figure);
  }
}
