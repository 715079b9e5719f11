package games.kumite.kungfu.window;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Morale;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** An aura that goes out from a figure for 1 Chi, without an action (KF-RUL-87, KF-RUL-118). */
enum Aura implements AnyMomentAbility {
  /** The Aura of the Tiger: friends within L have +1 in hand-to-hand until the turn ends (KF-TRT-12). */
  TIGER(ActionVerb.ROAR, Trait.AURA_OF_THE_TIGER, OncePerTurn.AURA_OF_THE_TIGER, Stick.LONG) {
    @Override
    void spread(GameState state, int figure) {
      state.figures().inflict(figure, Condition.ROARING);
      state.emit(ROARED, state.figures().code(figure));
    }
  },
  /**
   * The Aura of the Dragon: a figure that fails a morale roll on one die cannot attack him until the end of its own next turn
   * (KF-TRT-11).
   */
  DRAGON(ActionVerb.AWE, Trait.AURA_OF_THE_DRAGON, OncePerTurn.AURA_OF_THE_DRAGON, Stick.LONG) {
    @Override
    void spread(GameState state, int figure) {
      Figures figures = state.figures();
      state.emit(DRAGON_AURA, figures.code(figure));
      for (int other = 0; other < figures.count(); other++) {
        if (isMoved(figures, figure, other)) {
          int die = FigureDice.roll(state, "morale", other);
          if (!QualityTest.isPassed(die, Morale.bonus(state, other), figures.quality(other))) {
            figures.awe(other, figure);
            Concentration.wavers(figures, other); // KF-TRT-67c
            state.emit(AWED, figures.code(other), figures.code(figure));
          }
        }
      }
    }
  },
  /** The Aura of Death, a spell: every Extra within M passes a test on one die or is removed (KF-TRT-10). */
  DEATH(ActionVerb.WITHER, Trait.AURA_OF_DEATH, OncePerTurn.AURA_OF_DEATH, Stick.MEDIUM) {
    @Override
    @Nullable Refusal price(GameState state, int figure) {
      return Casting.refusal(state, figure, 1);
    }

    @Override
    void pay(GameState state, int figure) {
      Casting.pay(state, figure, 1);
    }

    @Override
    void spread(GameState state, int figure) {
      Figures figures = state.figures();
      state.emit(DEATH_AURA, figures.code(figure));
      for (int other = 0; other < figures.count(); other++) {
        boolean isConcerned = figures.profile(other).type.isExtra() && !figures.profile(other).isGuest // KF-RUL-146
            && !isProof(figures, other); // KF-TRT-10c
        if (isConcerned && reaches(figures, figure, other)
            && !QualityTest.isPassed(state.roll("aura", state.seatOf(other), SIDES), 0, figures.quality(other))) {
          Casualty.kill(state, other, figure);
        }
      }
    }
  };

  private static final int SIDES = 6;
  private static final EventType ROARED = EventType.of("roared", "KF-TRT-12b").word("figure", Figures::id);
  private static final EventType DRAGON_AURA = EventType.of("dragon-aura", "KF-TRT-11a").word("figure", Figures::id);
  private static final EventType DEATH_AURA = EventType.of("death-aura", "KF-TRT-10a").word("figure", Figures::id);
  private static final EventType AWED =
      EventType.of("awed", "KF-TRT-11b").word("figure", Figures::id).word("by", Figures::id);

  private final ActionVerb word;
  private final Trait trait;
  private final OncePerTurn once;
  private final Stick radius;

  Aura(ActionVerb word, Trait trait, OncePerTurn once, Stick radius) {
    this.word = word;
    this.trait = trait;
    this.once = once;
    this.radius = radius;
  }

  abstract void spread(GameState state, int figure);

  @Nullable Refusal price(GameState state, int figure) {
    return Chi.refusal(state, state.figures().gang(figure), 1, Price.TRAIT);
  }

  void pay(GameState state, int figure) {
    Chi.spend(state, state.figures().gang(figure), 1);
  }

  boolean reaches(Figures figures, int figure, int other) {
    return other != figure && Capabilities.isInPlay(figures, other)
        && Capabilities.areNear(figures, figure, other, radius.length());
  }

  static boolean isProof(Figures figures, int figure) {
    return Capabilities.has(figures, figure, Trait.ARTIFICIAL) || Capabilities.has(figures, figure, Trait.UNDEAD);
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
  public @Nullable Refusal refusal(GameState state, int figure, WindowContext occasion) {
    if (!occasion.isCalm(state, figure)) {
      return BodyArt.NOT_NOW;
    }
    return state.figures().hasUsed(figure, once) ? BodyArt.USED : price(state, figure);
  }

  @Override
  public void use(GameState state, int figure, WindowContext occasion, VerbAction action) {
    pay(state, figure);
    state.figures().use(figure, once);
    for (int other = 0; this == DRAGON && other < state.figures().count() && IChing.isAny(state); other++) {
      if (isMoved(state.figures(), figure, other)) {
        IChing.ask(state, other, 1); // D-12
      }
    }
    state.then(new Spread(this, figure));
  }

  /** The moment when it takes effect. */
  private record Spread(Aura aura, int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      aura.spread(state, figure);
    }
  }

  /** Returns whether the aura of a Dragon can awe another figure (KF-TRT-11c). */
  boolean isMoved(Figures figures, int figure, int other) {
    return reaches(figures, figure, other) && !isProof(figures, other)
        && !Capabilities.has(figures, other, Trait.AURA_OF_THE_DRAGON);
  }
}
