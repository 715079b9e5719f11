package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.ability.Dice;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.QualityTest;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Morale;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** An aura that goes out from a figure for 1 Chi, without an action (KF-RUL-87, KF-RUL-118). */
enum Aura implements Ability {
  /** The Aura of the Tiger: friends within L have +1 in hand-to-hand until the turn ends (KF-TRT-12). */
  TIGER(Word.ROAR, Trait.AURA_OF_THE_TIGER, Once.AURA_OF_THE_TIGER, Stick.LONG) {
    @Override
    void spread(Fight fight, int figure) {
      fight.figures().inflict(figure, Condition.ROARING);
      fight.tell(ROARED, fight.figures().code(figure));
    }
  },
  /**
   * The Aura of the Dragon: a figure that fails a morale roll on one die cannot attack him until the end of its own next turn
   * (KF-TRT-11).
   */
  DRAGON(Word.AWE, Trait.AURA_OF_THE_DRAGON, Once.AURA_OF_THE_DRAGON, Stick.LONG) {
    @Override
    void spread(Fight fight, int figure) {
      Figures figures = fight.figures();
      fight.tell(DRAGON_AURA, figures.code(figure));
      for (int other = 0; other < figures.count(); other++) {
        if (isMoved(figures, figure, other)) {
          int die = Dice.roll(fight, "morale", other);
          if (!QualityTest.isPassed(die, Morale.bonus(fight, other), figures.quality(other))) {
            figures.awe(other, figure);
            Concentration.wavers(figures, other); // KF-TRT-67c
            fight.tell(AWED, figures.code(other), figures.code(figure));
          }
        }
      }
    }
  },
  /** The Aura of Death, a spell: every Extra within M passes a test on one die or is removed (KF-TRT-10). */
  DEATH(Word.WITHER, Trait.AURA_OF_DEATH, Once.AURA_OF_DEATH, Stick.MEDIUM) {
    @Override
    @Nullable Refusal price(Fight fight, int figure) {
      return Casting.refusal(fight, figure, 1);
    }

    @Override
    void pay(Fight fight, int figure) {
      Casting.pay(fight, figure, 1);
    }

    @Override
    void spread(Fight fight, int figure) {
      Figures figures = fight.figures();
      fight.tell(DEATH_AURA, figures.code(figure));
      for (int other = 0; other < figures.count(); other++) {
        boolean isConcerned = figures.profile(other).type.isExtra() && !figures.profile(other).isGuest // KF-RUL-146
            && !isProof(figures, other); // KF-TRT-10c
        if (isConcerned && reaches(figures, figure, other)
            && !QualityTest.isPassed(fight.roll("aura", fight.seatOf(other), SIDES), 0, figures.quality(other))) {
          Casualty.kill(fight, other, figure);
        }
      }
    }
  };

  private static final int SIDES = 6;
  private static final EventType ROARED = EventType.of("roared", "KF-TRT-12b").named("figure", Figures::id);
  private static final EventType DRAGON_AURA = EventType.of("dragon-aura", "KF-TRT-11a").named("figure", Figures::id);
  private static final EventType DEATH_AURA = EventType.of("death-aura", "KF-TRT-10a").named("figure", Figures::id);
  private static final EventType AWED =
      EventType.of("awed", "KF-TRT-11b").named("figure", Figures::id).named("by", Figures::id);

  private final Word word;
  private final Trait trait;
  private final Once once;
  private final Stick radius;

  Aura(Word word, Trait trait, Once once, Stick radius) {
    this.word = word;
    this.trait = trait;
    this.once = once;
    this.radius = radius;
  }

  abstract void spread(Fight fight, int figure);

  @Nullable Refusal price(Fight fight, int figure) {
    return Chi.refusal(fight, fight.figures().gang(figure), 1, Price.TRAIT);
  }

  void pay(Fight fight, int figure) {
    Chi.spend(fight, fight.figures().gang(figure), 1);
  }

  boolean reaches(Figures figures, int figure, int other) {
    return other != figure && Able.isInPlay(figures, other)
        && Able.areNear(figures, figure, other, radius.length());
  }

  static boolean isProof(Figures figures, int figure) {
    return Able.has(figures, figure, Trait.ARTIFICIAL) || Able.has(figures, figure, Trait.UNDEAD);
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
  public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
    if (!occasion.isCalm(fight, figure)) {
      return BodyArt.NOT_NOW;
    }
    return fight.figures().hasUsed(figure, once) ? BodyArt.USED : price(fight, figure);
  }

  @Override
  public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
    pay(fight, figure);
    fight.figures().use(figure, once);
    for (int other = 0; this == DRAGON && other < fight.figures().count() && Divination.isAny(fight); other++) {
      if (isMoved(fight.figures(), figure, other)) {
        Divination.ask(fight, other, 1); // D-12
      }
    }
    fight.then(new Spread(this, figure));
  }

  /** The moment when it takes effect. */
  private record Spread(Aura aura, int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      aura.spread(fight, figure);
    }
  }

  /** Returns whether the aura of a Dragon can awe another figure (KF-TRT-11c). */
  boolean isMoved(Figures figures, int figure, int other) {
    return reaches(figures, figure, other) && !isProof(figures, other)
        && !Able.has(figures, other, Trait.AURA_OF_THE_DRAGON);
  }
}
