package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Staggering;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Once;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Arts by which a figure changes its own body. */
enum BodyArt implements Ability {
  /** The Iron Shirt: effects are 2 lower until the turn ends (KF-TRT-42). */
  IRON_SHIRT(Word.IRON_SHIRT, Trait.IRON_SHIRT) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      return fight.figures().is(figure, Condition.IRON_SHIRT) ? IS_ON
          : Chi.refusal(fight, fight.figures().gang(figure), 1, Price.TRAIT);
    }

    @Override
    public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
      Chi.spend(fight, fight.figures().gang(figure), 1);
      fight.figures().inflict(figure, Condition.IRON_SHIRT);
      fight.tell(HARDENED, fight.figures().code(figure));
    }
  },
  /** The giving up of a stance (KF-TRT-44g). */
  STANCE_GIVEN_UP(Word.RELAX, Trait.IMMOVABLE_STANCE) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      return fight.figures().is(figure, Condition.STANCE) ? null : NO_STANCE;
    }

    @Override
    public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
      fight.figures().cure(figure, Condition.STANCE);
      fight.tell(RELAXED, fight.figures().code(figure));
    }
  },
  /** Rises once per game, in its own turn or before the dice of an attack on him (KF-TRT-18). */
  CRANE_BALANCE(Word.RISE, Trait.CRANE_BALANCE) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      Figures figures = fight.figures();
      if (figures.is(figure, Condition.HAS_RISEN)) {
        return RISEN;
      }
      if (figures.is(figure, Condition.GETTING_UP)) {
        return REVIVED;
      }
      if (!figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.CRAWLING)) {
        return NOT_DOWN;
      }
      boolean isAttacked = occasion.moment() == Moment.DECLARED && occasion.isAttackOn(figure); // D-23
      return isAttacked || occasion.isOwnTurn(fight, figure) ? null : NOT_ATTACKED;
    }

    @Override
    public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
      fight.figures().inflict(figure, Condition.HAS_RISEN);
      fight.figures().cure(figure, Condition.KNOCKED_DOWN);
      fight.tell(ROSE, fight.figures().code(figure));
    }
  },
  /** The exchange of Q for C (KF-TRT-81). */
  YIN_YANG_IMBALANCE(Word.UNBALANCE, Trait.YIN_YANG_IMBALANCE) {
    @Override
    public @Nullable Refusal refusal(Fight fight, int figure, Occasion occasion) {
      Figures figures = fight.figures();
      if (!occasion.isCalm(fight, figure)) {
        return NOT_NOW;
      }
      if (figures.is(figure, Condition.KNOCKED_DOWN) || Staggering.is(figures, figure)) {
        return OVER;
      }
      return figures.is(figure, Condition.UNBALANCED) || figures.hasUsed(figure, Once.YIN_YANG_IMBALANCE) ? USED
          : Chi.refusal(fight, figures.gang(figure), 1, Price.TRAIT);
    }

    @Override
    public void use(Fight fight, int figure, Occasion occasion, VerbAction action) {
      Chi.spend(fight, fight.figures().gang(figure), 1);
      fight.figures().use(figure, Once.YIN_YANG_IMBALANCE);
      fight.figures().inflict(figure, Condition.UNBALANCED);
      fight.tell(UNBALANCED, fight.figures().code(figure));
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
  private static final EventType HARDENED = EventType.of("hardened", "KF-TRT-42").named("figure", Figures::id);
  private static final EventType RELAXED = EventType.of("relaxed", "KF-TRT-44g").named("figure", Figures::id);
  private static final EventType ROSE = EventType.of("rose", "KF-TRT-18a").named("figure", Figures::id);
  private static final EventType UNBALANCED = EventType.of("unbalanced", "KF-TRT-81a").named("figure", Figures::id);

  private final Word word;
  private final Trait trait;

  BodyArt(Word word, Trait trait) {
    this.word = word;
    this.trait = trait;
  }

  @Override
  public Word word() {
    return word;
  }

  @Override
  public Trait trait() {
    return trait;
  }
}
