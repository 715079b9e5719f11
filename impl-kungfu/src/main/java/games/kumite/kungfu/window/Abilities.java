package games.kumite.kungfu.window;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Traits;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import java.util.ArrayList;
import java.util.List;

/** All abilities of any moment. */
final class Abilities {

  /** In the order in which they are listed. */
  private static final Ability[] ALL = {
    BodyArt.IRON_SHIRT, BodyArt.STANCE_GIVEN_UP, BodyArt.CRANE_BALANCE, BodyArt.YIN_YANG_IMBALANCE, Aura.TIGER,
    Aura.DRAGON, Aura.DEATH, BoilingBlood.BOIL, Sacrifice.SACRIFICE, Vibrations.SET_OFF, LettingFall.LET_FALL, Enchantment.ARROW_SANCTUARY,
    Enchantment.CALL_THE_MONSOON, Enchantment.SPIRIT_WARD, Enchantment.WATER_WALL, Enchantment.WATERWALK,
    MysticalChallenge.CHALLENGE, LeavingHost.GO_HOME,
    SwordCall.BY_OWNER, SwordCall.BY_SORCERER};

  private static final Traits TRAITS = traits();
  private static final Ability[] BY_WORD = byWord();

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

  /** Whether any figure of the match may have one: if not, no window is opened. */
  static boolean isAny(Fight fight) {
    return fight.figures().traits().isAnyOf(TRAITS) || Carrying.isAnything(fight);
  }

  /** The ability of a verb. */
  static Ability of(Word word) {
    return BY_WORD[word.ordinal()];
  }

  /** Whether a figure is a seat's and in play, and may have one. */
  private static boolean mayHaveAny(Fight fight, int figure, int seat) {
    Figures figures = fight.figures();
    return fight.seatOf(figure) == seat && Able.isInPlay(figures, figure)
        && (figures.profile(figure).hasAny(figures.form(figure), TRAITS) || figures.has(figure, Deed.FURIOUS) || Carrying.isLaden(fight, figure)
            || LeavingHost.GO_HOME.isHeldBy(fight, figure));
  }

  /** Lists what the figures of a seat can do. */
  static void options(Fight fight, int seat, Occasion occasion, Options out) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count() && !out.isEnough(); figure++) {
      if (mayHaveAny(fight, figure, seat)) {
        for (Ability ability : ALL) {
          if (ability.isHeldBy(fight, figure)) {
            ability.options(fight, figure, occasion, out);
          }
        }
      }
    }
  }

  /** Whether a seat can do anything: all that decides it is public. */
  static boolean isAny(Fight fight, int seat, Occasion occasion) {
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      if (mayHaveAny(fight, figure, seat)) {
        for (Ability ability : ALL) {
          if (ability.isHeldBy(fight, figure) && ability.refusal(fight, figure, occasion) == null) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
