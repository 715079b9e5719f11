package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import java.util.ArrayList;
import java.util.List;

/** The abilities of any moment. */
final class Abilities {

  /** The abilities in the order in which they are listed. */
  private static final Ability[] ALL = {
    BodyArt.IRON_SHIRT, BodyArt.STANCE_GIVEN_UP, BodyArt.CRANE_BALANCE, BodyArt.YIN_YANG_IMBALANCE, Aura.TIGER,
    Aura.DRAGON, Aura.DEATH, BoilingBlood.BOIL, Sacrifice.SACRIFICE, Vibrations.SET_OFF, LettingFall.LET_FALL, Enchantment.ARROW_SANCTUARY,
    Enchantment.CALL_THE_MONSOON, Enchantment.SPIRIT_WARD, Enchantment.WATER_WALL, Enchantment.WATERWALK,
    MysticalChallenge.CHALLENGE, LeavingHost.GO_HOME,
    SwordCall.BY_OWNER, SwordCall.BY_SORCERER};

  private static final Traits TRAITS = traits();
  private static final Ability[] BY_WORD = byWord();
  /** The abilities that each trait may give, a bit for each in the order of {@link #ALL}. */
  private static final int[] OF_TRAIT = ofTrait();
  private static final int LET_FALL = bit(LettingFall.LET_FALL);
  private static final int GO_HOME = bit(LeavingHost.GO_HOME);

  private Abilities() {}

  private static Traits traits() {
    List<Trait> traits = new ArrayList<>();
    for (Ability ability : ALL) {
      if (ability == MysticalChallenge.CHALLENGE) {
        traits.addAll(Trait.SPELLS);
      } else if (ability != LettingFall.LET_FALL) {
        traits.add(ability.trait());
      }
    }
    return new Traits(traits);
  }

  private static Ability[] byWord() {
    Ability[] abilities = new Ability[Word.values().length];
    for (Ability ability : ALL) {
      abilities[ability.word().ordinal()] = ability;
    }
    return abilities;
  }

  /** Returns whether any figure of the match may have one: if not, no window is opened. */
  static boolean isAny(Fight fight) {
    return fight.figures().traits().isAnyOf(TRAITS) || Carrying.isAnything(fight);
  }

  /** Returns the ability of a verb. */
  static Ability of(Word word) {
    return BY_WORD[word.ordinal()];
  }

  private static int[] ofTrait() {
    int[] bits = new int[Trait.values().length];
    for (Ability ability : ALL) {
      boolean isOfSorcerers = ability == MysticalChallenge.CHALLENGE || ability == SwordCall.BY_SORCERER;
      List<Trait> traits = isOfSorcerers ? Trait.SPELLS
          : ability == LettingFall.LET_FALL ? List.of() : List.of(ability.trait());
      for (Trait trait : traits) {
        bits[trait.ordinal()] |= bit(ability);
      }
    }
    return bits;
  }

  private static int bit(Ability ability) {
    return 1 << List.of(ALL).indexOf(ability);
  }

  /** Returns the abilities that a figure may have, a bit for each; if it is not in play only the spirit in it can leave. */
  private static int of(Fight fight, int figure, boolean isAnybodyLaden) {
    Figures figures = fight.figures();
    if (!Able.isInPlay(figures, figure) || figures.isUnderground(figure)) { // KF-LOC-41d
      return LeavingHost.GO_HOME.isHeldBy(fight, figure) ? GO_HOME : 0; // also from a host that is Knocked Out
    }
    int bits = figures.traits(figure).bits(TRAITS, OF_TRAIT);
    bits |= Able.isMourning(figures, figure) ? OF_TRAIT[Trait.BOILING_BLOOD.ordinal()] : 0;
    bits |= isAnybodyLaden && Carrying.isLaden(fight, figure) ? LET_FALL : 0;
    return LeavingHost.GO_HOME.isHeldBy(fight, figure) ? bits | GO_HOME : bits;
  }

  /** Lists what the figures of a seat can do. */
  static void options(Fight fight, int seat, Occasion occasion, Options out) {
    Figures figures = fight.figures();
    boolean isAnybodyLaden = Carrying.isAnything(fight);
    for (int figure = 0; figure < figures.count() && !out.isEnough(); figure++) {
      int abilities = fight.seatOf(figure) == seat ? of(fight, figure, isAnybodyLaden) : 0;
      for (int left = abilities; left != 0; left &= left - 1) {
        Ability ability = ALL[Integer.numberOfTrailingZeros(left)];
        if (ability.isHeldBy(fight, figure)) {
          ability.options(fight, figure, occasion, out);
        }
      }
    }
  }

  /** Returns whether a seat can do anything: all that decides it is public. */
  static boolean isAny(Fight fight, int seat, Occasion occasion) {
    boolean isAnybodyLaden = Carrying.isAnything(fight);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (fight.seatOf(figure) == seat && isAble(fight, figure, isAnybodyLaden, occasion)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether any seat can. */
  static boolean isAnybody(Fight fight, Occasion occasion) {
    boolean isAnybodyLaden = Carrying.isAnything(fight);
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      if (fight.seatOf(figure) != Figures.NEUTRAL && isAble(fight, figure, isAnybodyLaden, occasion)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAble(Fight fight, int figure, boolean isAnybodyLaden, Occasion occasion) {
    for (int left = of(fight, figure, isAnybodyLaden); left != 0; left &= left - 1) {
      Ability ability = ALL[Integer.numberOfTrailingZeros(left)];
      if (ability.isHeldBy(fight, figure) && ability.refusal(fight, figure, occasion) == null) {
        return true;
      }
    }
    return false;
  }
}
