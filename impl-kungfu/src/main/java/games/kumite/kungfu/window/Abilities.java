package games.kumite.kungfu.window;

import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import java.util.ArrayList;
import java.util.List;

/** The abilities of any moment. */
final class Abilities {

  /** The abilities in the order in which they are listed. */
  private static final AnyMomentAbility[] ALL = {
    BodyArt.IRON_SHIRT, BodyArt.STANCE_GIVEN_UP, BodyArt.CRANE_BALANCE, BodyArt.YIN_YANG_IMBALANCE, Aura.TIGER,
    Aura.DRAGON, Aura.DEATH, BoilingBlood.BOIL, Sacrifice.SACRIFICE, Vibrations.SET_OFF, DropObject.LET_FALL, Enchantment.ARROW_SANCTUARY,
    Enchantment.CALL_THE_MONSOON, Enchantment.SPIRIT_WARD, Enchantment.WATER_WALL, Enchantment.WATERWALK,
    MysticalChallenge.CHALLENGE, LeavingHost.GO_HOME,
    SwordCall.BY_OWNER, SwordCall.BY_SORCERER};

  private static final Traits TRAITS = traits();
  private static final AnyMomentAbility[] BY_WORD = byWord();
  /** The abilities that each trait may give, a bit for each in the order of {@link #ALL}. */
  private static final int[] OF_TRAIT = ofTrait();
  private static final int LET_FALL = bit(DropObject.LET_FALL);
  private static final int GO_HOME = bit(LeavingHost.GO_HOME);
  private static final int SACRIFICE = bit(Sacrifice.SACRIFICE);

  private Abilities() {}

  private static Traits traits() {
    List<Trait> traits = new ArrayList<>();
    for (AnyMomentAbility ability : ALL) {
      if (ability == MysticalChallenge.CHALLENGE) {
        traits.addAll(Trait.SPELLS);
      } else if (ability != DropObject.LET_FALL) {
        traits.add(ability.trait());
      }
    }
    return new Traits(traits);
  }

  private static AnyMomentAbility[] byWord() {
    AnyMomentAbility[] abilities = new AnyMomentAbility[ActionVerb.values().length];
    for (AnyMomentAbility ability : ALL) {
      abilities[ability.word().ordinal()] = ability;
    }
    return abilities;
  }

  /** Returns whether any figure of the match may have one: if not, no window is opened. */
  static boolean isAny(GameState state) {
    return state.figures().traits().isAnyOf(TRAITS) || CarriedObjects.isAnything(state);
  }

  /** Returns the ability of a verb. */
  static AnyMomentAbility of(ActionVerb word) {
    return BY_WORD[word.ordinal()];
  }

  private static int[] ofTrait() {
    int[] bits = new int[Trait.values().length];
    for (AnyMomentAbility ability : ALL) {
      boolean isOfSorcerers = ability == MysticalChallenge.CHALLENGE || ability == SwordCall.BY_SORCERER;
      List<Trait> traits = isOfSorcerers ? Trait.SPELLS
          : ability == DropObject.LET_FALL ? List.of() : List.of(ability.trait());
      for (Trait trait : traits) {
        bits[trait.ordinal()] |= bit(ability);
      }
    }
    return bits;
  }

  private static int bit(AnyMomentAbility ability) {
    return 1 << List.of(ALL).indexOf(ability);
  }

  /** Returns the abilities that a figure may have on an occasion, a bit for each; before Chi is paid, a Sacrifice alone. */
  private static int of(GameState state, int figure, boolean isAnybodyLaden, WindowContext occasion) {
    int bits = of(state, figure, isAnybodyLaden);
    if (occasion.moment() != AbilityWindow.OWED) {
      return bits;
    }
    int gang = state.figures().gang(figure);
    boolean isPayer = gang == state.figures().gang(occasion.actor()) && gang != Figures.NEUTRAL;
    return isPayer && state.gang(gang, Counters.CHI) < state.gang(gang, Counters.CHI_LEVEL) ? bits & SACRIFICE : 0;
  }

  private static int of(GameState state, int figure, boolean isAnybodyLaden) {
    Figures figures = state.figures();
    if (!Capabilities.isInPlay(figures, figure) || figures.isUnderground(figure)) { // KF-LOC-41d
      return LeavingHost.GO_HOME.isHeldBy(state, figure) ? GO_HOME : 0; // also from a host that is Knocked Out
    }
    int bits = figures.traits(figure).bits(TRAITS, OF_TRAIT);
    bits |= Capabilities.isMourning(figures, figure) ? OF_TRAIT[Trait.BOILING_BLOOD.ordinal()] : 0;
    bits |= isAnybodyLaden && CarriedObjects.isLaden(state, figure) ? LET_FALL : 0;
    return LeavingHost.GO_HOME.isHeldBy(state, figure) ? bits | GO_HOME : bits;
  }

  /** Lists what the figures of a seat can do. */
  static void options(GameState state, int seat, WindowContext occasion, ActionCollector out) {
    Figures figures = state.figures();
    boolean isAnybodyLaden = CarriedObjects.isAnything(state);
    for (int figure = 0; figure < figures.count() && !out.isSatisfied(); figure++) {
      int abilities = state.seatOf(figure) == seat ? of(state, figure, isAnybodyLaden, occasion) : 0;
      for (int left = abilities; left != 0; left &= left - 1) {
        AnyMomentAbility ability = ALL[Integer.numberOfTrailingZeros(left)];
        if (ability.isHeldBy(state, figure)) {
          ability.options(state, figure, occasion, out);
        }
      }
    }
  }

  /** Returns whether a seat can do anything: all that decides it is public. */
  static boolean isAny(GameState state, int seat, WindowContext occasion) {
    boolean isAnybodyLaden = CarriedObjects.isAnything(state);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (state.seatOf(figure) == seat && isAble(state, figure, isAnybodyLaden, occasion)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any seat can. */
  static boolean isAnybody(GameState state, WindowContext occasion) {
    boolean isAnybodyLaden = CarriedObjects.isAnything(state);
    for (int figure = 0; figure < state.figures().count(); figure++) {
      if (state.seatOf(figure) != Figures.NEUTRAL && isAble(state, figure, isAnybodyLaden, occasion)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAble(GameState state, int figure, boolean isAnybodyLaden, WindowContext occasion) {
    for (int left = of(state, figure, isAnybodyLaden, occasion); left != 0; left &= left - 1) {
      AnyMomentAbility ability = ALL[Integer.numberOfTrailingZeros(left)];
      if (ability.isHeldBy(state, figure) && ability.refusal(state, figure, occasion) == null) {
        return true;
      }
    }
    return false;
  }
}
