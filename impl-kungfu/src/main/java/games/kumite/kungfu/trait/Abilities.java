package games.kumite.kungfu.trait;

import static games.kumite.kungfu.trait.Requirement.CALM;
import static games.kumite.kungfu.trait.Requirement.CHI;
import static games.kumite.kungfu.trait.Requirement.NOT_NOW;
import static games.kumite.kungfu.trait.Requirement.SPELL;
import static games.kumite.kungfu.trait.Requirement.SPELL_IN_COMBAT;
import static games.kumite.kungfu.trait.Requirement.chi;
import static games.kumite.kungfu.trait.Requirement.not;
import static games.kumite.kungfu.trait.Requirement.once;
import static games.kumite.kungfu.trait.Requirement.onceAGame;
import static games.kumite.kungfu.trait.Requirement.when;

import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.figure.Staggering;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.OncePerTurn;
import games.kumite.kungfu.trait.AnyMomentAbility.Effect;
import games.kumite.kungfu.trait.AnyMomentAbility.Holder;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;

/**
 * The abilities of any moment, each a row: the verb, the trait that gives it, what a use needs and takes, and what it does. A new
 * ability is a new row. Immutable.
 */
final class Abilities {

  /** Any seat at all. */
  static final int ANY_SEAT = Integer.MIN_VALUE;

  private static final EventType HOME = EventType.of("went-home", "KF-TRT-55h").word("figure", Figures::id);
  private static final EventType RAINED = EventType.of("rain-called", "KF-TRT-17a").word("figure", Figures::id);
  private static final String STANDS = "is-on";

  private static final AnyMomentAbility LET_FALL = row(ActionVerb.LET_FALL, List.of(), CarriedObjects::isLaden, // KF-PLT-04d
      needs(when((state, figure, occasion) -> occasion.moment() == AbilityWindow.KNOWN && occasion.isAbout(figure),
          "KF-RUL-06", "not-now")),
      (state, figure, occasion) -> CarriedObjects.drop(state, figure));
  private static final AnyMomentAbility GO_HOME = row(ActionVerb.GO_HOME, List.of(Trait.POSSESSION), // D-45, KF-RUL-158
      (state, figure) -> Spirits.isSpirit(state.figures(), figure) || state.figures().is(figure, Condition.POSSESSED), needs(),
      (state, figure, occasion) -> {
        state.emit(HOME, state.figures().code(state.figures().rider(figure)));
        Spirits.goHome(state, figure);
      });
  private static final AnyMomentAbility SACRIFICE = row(ActionVerb.SACRIFICE, Trait.SACRIFICE,
      needs(once(OncePerTurn.SACRIFICE, "KF-TRT-59b"), when(Victim::isAny, "KF-TRT-59a", "nobody-to-sacrifice")), then(Victim::new));

  /** All of them, in the order in which they are listed. */
  static final Abilities ALL = new Abilities(List.of(
      row(ActionVerb.IRON_SHIRT, Trait.IRON_SHIRT, needs(not(Condition.IRON_SHIRT, "KF-TRT-42", STANDS), CHI),
          lasts(Condition.IRON_SHIRT, "hardened", "KF-TRT-42")),
      row(ActionVerb.RELAX, Trait.IMMOVABLE_STANCE,
          needs(when((state, figure, occasion) -> state.figures().is(figure, Condition.STANCE), "KF-TRT-44g", "no-stance")),
          ends(Condition.STANCE, "relaxed", "KF-TRT-44g")),
      row(ActionVerb.RISE, Trait.CRANE_BALANCE,
          needs(onceAGame(Condition.HAS_RISEN, "KF-TRT-18a", "has-risen"), not(Condition.GETTING_UP, "KF-CON-20c", "must-get-up"),
              when((state, figure, occasion) -> state.figures().is(figure, Condition.KNOCKED_DOWN)
                  && !state.figures().is(figure, Condition.CRAWLING), "KF-TRT-18a", "not-down"),
              when((state, figure, occasion) -> occasion.isOwnTurn(state, figure)
                  || occasion.moment() == AbilityWindow.DECLARED && occasion.isAttackOn(figure), "KF-TRT-18b", "not-now")), // D-23
          ends(Condition.KNOCKED_DOWN, "rose", "KF-TRT-18a")),
      row(ActionVerb.UNBALANCE, Trait.YIN_YANG_IMBALANCE,
          needs(CALM, when((state, figure, occasion) -> !state.figures().is(figure, Condition.KNOCKED_DOWN)
              && !Staggering.is(state.figures(), figure), "KF-TRT-81b", "over-at-once"),
              not(Condition.UNBALANCED, "KF-RUL-118", "used-in-this-turn"), once(OncePerTurn.YIN_YANG_IMBALANCE), CHI),
          lasts(Condition.UNBALANCED, "unbalanced", "KF-TRT-81a")),
      row(ActionVerb.ROAR, Trait.AURA_OF_THE_TIGER, needs(CALM, once(OncePerTurn.AURA_OF_THE_TIGER), CHI),
          lasts(Condition.ROARING, "roared", "KF-TRT-12b")),
      row(ActionVerb.AWE, Trait.AURA_OF_THE_DRAGON, needs(CALM, once(OncePerTurn.AURA_OF_THE_DRAGON), CHI), DragonAura::begin),
      row(ActionVerb.WITHER, Trait.AURA_OF_DEATH, needs(CALM, once(OncePerTurn.AURA_OF_DEATH), SPELL), then(DeathAura::new)),
      row(ActionVerb.BOIL, Trait.BOILING_BLOOD, needs(once(OncePerTurn.BOILING_BLOOD, "KF-RUL-108")), BoilingBlood::begin),
      SACRIFICE,
      row(ActionVerb.SET_OFF, Trait.QUIVERING_PALM, needs(when(Vibrations::isAny, "KF-TRT-57d", "no-vibrations")), then(Vibrations::new)),
      LET_FALL,
      row(ActionVerb.SANCTUARY, Trait.ARROW_SANCTUARY, needs(not(Condition.ARROW_SANCTUARY, "KF-RUL-118", STANDS),
          when((state, figure, occasion) -> occasion.moment() != AbilityWindow.KNOWN, "KF-RUL-06", "not-now"), SPELL_IN_COMBAT),
          lasts(Condition.ARROW_SANCTUARY, "sheltered", "KF-TRT-08a")),
      row(ActionVerb.MONSOON, Trait.CALL_THE_MONSOON,
          needs(when((state, figure, occasion) -> state.get(Counters.RAIN) <= 0, "KF-RUL-118", STANDS), CALM,
              once(OncePerTurn.CALL_THE_MONSOON), SPELL), Abilities::callRain),
      row(ActionVerb.WARD, Trait.SPIRIT_WARD,
          needs(not(Condition.SPIRIT_WARD, "KF-RUL-118", STANDS), CALM, once(OncePerTurn.SPIRIT_WARD), SPELL),
          lasts(Condition.SPIRIT_WARD, "ward-raised", "KF-TRT-67a")),
      row(ActionVerb.WATER_WALL, Trait.WATER_WALL,
          needs(CALM, once(OncePerTurn.WATER_WALL), SPELL, when(RaiseWall::isAnywhere, "KF-RUL-117", "nowhere-for-wall")),
          then(RaiseWall::of)),
      row(ActionVerb.WATERWALK, Trait.WATERWALK,
          needs(not(Condition.WATERWALKING, "KF-RUL-118", STANDS), CALM, once(OncePerTurn.WATERWALK), SPELL),
          lasts(Condition.WATERWALKING, "waterwalking", "KF-TRT-77a")),
      row(ActionVerb.CHALLENGE, Trait.SPELLS, (state, figure) -> Capabilities.isSorcerer(state.figures(), figure), // KF-TAO-08
          needs(CALM, (state, figure, occasion) -> occasion.isOwnTurn(state, figure) ? null : NOT_NOW, Duel::refusal), then(Duel::of)),
      GO_HOME,
      row(ActionVerb.CALL_SWORD, Trait.FLYING_SWORD,
          needs(CALM, when(SwordCall::hasFallen, "KF-TRT-30e", "no-fallen-sword"), chi(Price.SWORD)), SwordCall::byOwner),
      row(ActionVerb.GRASP_SWORD, Trait.SPELLS, SwordCall::mayGrasp, // once per game, and paid if it comes (KF-TRT-30g)
          needs(CALM, when(SwordCall::isAny, "KF-TRT-30e", "no-fallen-sword"),
              (state, figure, occasion) -> Chi.refusal(state, state.figures().gang(figure), 1, Price.SWORD)),
          SwordCall::bySorcerer)));

  private final AnyMomentAbility[] all;
  private final AnyMomentAbility[] byVerb = new AnyMomentAbility[ActionVerb.values().length];
  private final Traits traits;
  /** The abilities that each trait may give, a bit for each in the order of all. */
  private final int[] ofTrait = new int[Trait.values().length];
  private final int fall;
  private final int home;
  private final int sacrifice;

  private Abilities(List<AnyMomentAbility> abilities) {
    all = abilities.toArray(AnyMomentAbility[]::new);
    List<Trait> giving = new ArrayList<>();
    for (int i = 0; i < all.length; i++) {
      byVerb[all[i].verb().ordinal()] = all[i];
      giving.addAll(all[i].traits());
      for (Trait trait : all[i].traits()) {
        ofTrait[trait.ordinal()] |= 1 << i;
      }
    }
    traits = new Traits(giving);
    fall = 1 << abilities.indexOf(LET_FALL);
    home = 1 << abilities.indexOf(GO_HOME);
    sacrifice = 1 << abilities.indexOf(SACRIFICE);
  }

  /** Returns a copy with one more ability at the end. */
  Abilities and(AnyMomentAbility ability) {
    return new Abilities(Stream.concat(Stream.of(all), Stream.of(ability)).toList());
  }

  static AnyMomentAbility row(ActionVerb verb, Trait trait, List<Requirement> requirements, Effect effect) {
    return row(verb, List.of(trait), (state, figure) -> Capabilities.has(state.figures(), figure, trait), requirements, effect);
  }

  private static AnyMomentAbility row(ActionVerb verb, List<Trait> traits, Holder holder, List<Requirement> requirements,
      Effect effect) {
    return new AnyMomentAbility(verb, traits, holder, requirements, effect);
  }

  private static List<Requirement> needs(Requirement... requirements) {
    return List.of(requirements);
  }

  /** Returns the effect of a condition that lasts, with the event of its beginning. */
  static Effect lasts(Condition condition, String event, String rule) {
    return tells(event, rule, (figures, figure) -> figures.inflict(figure, condition));
  }

  /** Returns the effect that a condition ends, with the event of its end. */
  private static Effect ends(Condition condition, String event, String rule) {
    return tells(event, rule, (figures, figure) -> figures.cure(figure, condition));
  }

  private static Effect tells(String event, String rule, ObjIntConsumer<Figures> change) {
    EventType type = EventType.of(event, rule).word("figure", Figures::id);
    return (state, figure, occasion) -> {
      change.accept(state.figures(), figure);
      state.emit(type, state.figures().code(figure));
    };
  }

  /** Returns the effect of a step, in which a figure is asked or rolls. */
  private static Effect then(IntFunction<Step<GameState>> step) {
    return (state, figure, occasion) -> state.then(step.apply(figure));
  }

  /** Lets rain begin, which puts out the fires of Hot Spots (KF-TRT-17, KF-LOC-26a). */
  private static void callRain(GameState state, int figure, WindowContext occasion) {
    Figures figures = state.figures();
    state.set(Counters.RAIN, 1);
    state.emit(RAINED, figures.code(figure));
    for (int burning = 0; burning < figures.count(); burning++) {
      figures.cure(burning, Condition.BURNING_BY_HOT_SPOT);
    }
  }

  /** Returns whether any figure of the match may have one: if not, no window is opened. */
  boolean isAny(GameState state) {
    return state.figures().traits().isAnyOf(traits) || CarriedObjects.isAnything(state);
  }

  /** Returns the ability of a verb. */
  AnyMomentAbility of(ActionVerb verb) {
    return byVerb[verb.ordinal()];
  }

  /** Returns the first ability that a trait gives. */
  AnyMomentAbility of(Trait trait) {
    return all[Integer.numberOfTrailingZeros(ofTrait[trait.ordinal()])];
  }

  /** Returns the abilities that a figure may have on an occasion, a bit for each; before Chi is paid, a Sacrifice alone. */
  private int of(GameState state, int figure, boolean isAnybodyLaden, WindowContext occasion) {
    int bits = of(state, figure, isAnybodyLaden);
    if (occasion.moment() != AbilityWindow.OWED) {
      return bits;
    }
    int gang = state.figures().gang(figure);
    boolean isPayer = gang == state.figures().gang(occasion.actor()) && gang != Figures.NEUTRAL;
    return isPayer && state.gang(gang, Counters.CHI) < state.gang(gang, Counters.CHI_LEVEL) ? bits & sacrifice : 0;
  }

  private int of(GameState state, int figure, boolean isAnybodyLaden) {
    Figures figures = state.figures();
    int bits = GO_HOME.holder().has(state, figure) ? home : 0; // also from a host that is Knocked Out
    if (!Capabilities.isInPlay(figures, figure) || figures.isUnderground(figure)) { // KF-LOC-41d
      return bits;
    }
    bits |= figures.traits(figure).bits(traits, ofTrait);
    bits |= Capabilities.isMourning(figures, figure) ? ofTrait[Trait.BOILING_BLOOD.ordinal()] : 0;
    return isAnybodyLaden ? bits | fall : bits;
  }

  /** Lists what the figures of a seat can do. */
  void list(GameState state, int seat, WindowContext occasion, ActionCollector out) {
    Figures figures = state.figures();
    boolean isAnybodyLaden = CarriedObjects.isAnything(state);
    for (int figure = 0; figure < figures.count() && !out.isSatisfied(); figure++) {
      int abilities = state.seatOf(figure) == seat ? of(state, figure, isAnybodyLaden, occasion) : 0;
      for (int left = abilities; left != 0; left &= left - 1) {
        AnyMomentAbility ability = all[Integer.numberOfTrailingZeros(left)];
        if (ability.holder().has(state, figure)) {
          ability.list(state, figure, occasion, out);
        }
      }
    }
  }

  /** Returns whether a seat, or {@link #ANY_SEAT}, can do anything: all that decides it is public. */
  boolean isAny(GameState state, int seat, WindowContext occasion) {
    boolean isAnybodyLaden = CarriedObjects.isAnything(state);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      int asked = state.seatOf(figure);
      if ((seat == ANY_SEAT ? asked != Figures.NEUTRAL : asked == seat) && isAble(state, figure, isAnybodyLaden, occasion)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAble(GameState state, int figure, boolean isAnybodyLaden, WindowContext occasion) {
    for (int left = of(state, figure, isAnybodyLaden, occasion); left != 0; left &= left - 1) {
      AnyMomentAbility ability = all[Integer.numberOfTrailingZeros(left)];
      if (ability.holder().has(state, figure) && ability.refusal(state, figure, occasion) == null) {
        return true;
      }
    }
    return false;
  }
}
