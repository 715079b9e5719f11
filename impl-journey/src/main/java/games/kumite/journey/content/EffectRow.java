package games.kumite.journey.content;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The written part of a word of effects.
 *
 * @param word the word
 * @param form the form of its arguments
 * @param places the places where it may stand
 * @param traits the traits that checks and rules ask for
 */
public record EffectRow(String word, EffectForm form, Set<EffectPlacement> places, Set<Trait> traits) {

  /** A trait of a word. */
  public enum Trait {
    /** It can bring about an event, which a card that stays in play could answer again (JW-RUL-135). */
    CAUSES_EVENT,
    /** It draws cards, itself perhaps among them later (JW-RUL-135). */
    DRAWS,
    /** A card has it once: a second one would change nothing, or replace the first. */
    SINGLE,
    /** It may depend on the damage of an attack. */
    MAY_NEED_DAMAGE,
    /** It can be for demons. */
    FOR_DEMONS,
    /** Its use at a quiet point can change because a figure moves, comes or goes (JW-RUL-109). */
    DEPENDS_ON_PLACES,
    /** Its effect lasts until the end of the turn if it is played at any time. */
    LASTS,
    /** It changes the attack pattern, before targets are chosen (JW-RUL-103). */
    CHANGES_PATTERN,
    /** The demon card with it stays in force (JW-SDC-03). */
    STAYS_IN_FORCE
  }

  /** Returns a word without traits. */
  public static EffectRow of(String word, EffectForm form, EffectPlacement first, EffectPlacement... more) {
    return new EffectRow(word, form, Collections.unmodifiableSet(EnumSet.of(first, more)), Set.of());
  }

  /** Returns a copy with traits. */
  public EffectRow with(Trait first, Trait... more) {
    return new EffectRow(word, form, places, Collections.unmodifiableSet(EnumSet.of(first, more)));
  }
}
