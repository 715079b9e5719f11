package games.kumite.journey.content;

import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.spi.content.Word;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A word of the effect vocabulary. One object says all of it: how it is written, where it may stand, whom it may mean and
 * how it reads; words that act extend this class and say what they do and whether it would change anything. Immutable.
 */
public class EffectWord implements Word {

  private final EffectRow row;
  private final EffectVerb verb;

  /** Creates a word that does nothing by itself: rules ask for it. */
  public EffectWord(EffectRow row) {
    this.row = row;
    this.verb = EffectVerb.of(row.word());
  }

  @Override
  public final String word() {
    return row.word();
  }

  /** Returns the verb by which rules ask for it. */
  public final EffectVerb verb() {
    return verb;
  }

  /** Returns the form of its arguments. */
  public final EffectForm form() {
    return row.form();
  }

  /** Returns the places where it may stand. */
  public final Set<EffectPlacement> places() {
    return row.places();
  }

  /** Returns whether it has a trait. */
  public final boolean has(Trait trait) {
    return row.traits().contains(trait);
  }

  /** Returns a regular expression for its text in a row of a sheet, such as {@code KB ([1-9])}; empty if it has none there. */
  public String sign() {
    return "";
  }

  /** Returns the effect of a text that fits its sign. */
  public Effect ofSign(Found found) {
    return new Effect.Amount(this, found.number(1));
  }

  /** Returns whether an effect can mean anyone or anything at a place, for an event or none. */
  public boolean isMeant(Effect effect, @Nullable Event event, @Nullable EffectPlacement place) {
    EffectTarget who = effect.who();
    if (place == EffectPlacement.MOVE || place == EffectPlacement.CONDITION) {
      return who == EffectTarget.SELF || place == EffectPlacement.CONDITION && who == EffectTarget.BEARER;
    }
    if (place == EffectPlacement.ATTACK || place == EffectPlacement.ROLLED) {
      return who == EffectTarget.TARGET || who == EffectTarget.SELF;
    }
    return switch (who) {
      case TARGET -> place == EffectPlacement.MISFORTUNE || event != null;
      case ATTACKER -> place != EffectPlacement.MISFORTUNE && event != null;
      case DEMONS_ON_OWN_TILE -> has(Trait.FOR_DEMONS);
      default -> true;
    };
  }

  /** Returns the display phrase of an effect, given the phrase of the language for its word and arguments. */
  public String phrase(Effect effect, Supplier<String> usual) {
    return usual.get();
  }

  @Override
  public final String toString() {
    return word();
  }
}
