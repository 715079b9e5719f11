package games.kumite.journey.content;

import games.kumite.journey.content.Clause.Timing;
import games.kumite.journey.content.Effect.Area;
import games.kumite.journey.content.Effect.Colour;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Effect.Obstacle;
import games.kumite.journey.content.Effect.Pile;
import games.kumite.journey.content.Effect.Place;
import games.kumite.journey.content.Effect.Squares;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.Effect.Turn;
import games.kumite.journey.map.Ray;
import games.kumite.journey.map.RelativeDirection;
import games.kumite.spi.content.Grammar;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reader of effects in the notation of the ledger: {@code MAINTENANCE: damage(bearer,1); blockCards}. */
final class EffectParser {

  private static final Pattern FORM = Pattern.compile("([A-Za-z]+)(?:\\((.+)\\))?");
  private static final Pattern UNSIGNED = Pattern.compile("[1-9][0-9]?");
  private static final Pattern SIGNED = Pattern.compile("[+-][1-9][0-9]?");
  private static final Grammar<Effect> ROW =
      Grammar.<Effect>of("must be like \"+1 dmg\", \"KB 1\", \"+1 CR die\" or a condition, was \"%s\"")
          .form("\\+([1-9]) dmg", found -> new Effect.Amount(EffectVerb.ADD_DAMAGE, found.number(1)))
          .form("KB ([1-9])", found -> new Effect.Amount(EffectVerb.KNOCK_BACK, found.number(1)))
          .form("\\+([1-9]) CR (?:die|dice)", found -> new Effect.Amount(EffectVerb.ADD_CLEANSE_DICE, found.number(1)))
          .form("[A-Z]+", found -> new Effect.Inflict(EffectTarget.TARGET, found.text()));
  private static final String IF_DAMAGE = " ifDamage";

  private EffectParser() {}

  /**
   * Reads a card's effects.
   *
   * @throws IllegalArgumentException if a part of the text is not an effect; it quotes that part
   */
  static List<Clause> clauses(String text) {
    List<Clause> clauses = new ArrayList<>();
    for (String part : text.split("; ", -1)) {
      Timing timing = Timing.PLAIN;
      String rest = part;
      for (Timing named : Timing.values()) {
        if (!named.prefix().isEmpty() && part.startsWith(named.prefix())) {
          timing = named;
          rest = part.substring(named.prefix().length());
        }
      }
      boolean ifDamage = rest.endsWith(IF_DAMAGE);
      if (ifDamage) {
        rest = rest.substring(0, rest.length() - IF_DAMAGE.length());
      }
      clauses.add(new Clause(timing, effect(rest), ifDamage));
    }
    return List.copyOf(clauses);
  }

  /** Reads a single effect. */
  static Effect effect(String text) {
    Matcher m = FORM.matcher(text);
    EffectVerb verb = m.matches() ? EffectVerb.of(m.group(1)) : null;
    if (verb == null) {
      throw new IllegalArgumentException("there is no effect \"" + text + "\" in the vocabulary");
    }
    String inner = m.group(2) == null ? "" : m.group(2);
    try {
      return effect(verb, inner, inner.lastIndexOf(','));
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException("in \"" + text + "\": " + wrong.getMessage(), wrong);
    }
  }

  private static Effect effect(EffectVerb verb, String inner, int comma) {
    String first = comma < 0 ? "" : inner.substring(0, comma);
    String last = inner.substring(comma + 1).strip();
    return switch (verb.form) {
      case NOTHING -> plain(verb, inner);
      case NUMBER -> new Effect.Amount(verb, number(UNSIGNED, inner));
      case SIGNED -> new Effect.Amount(verb, number(SIGNED, inner));
      case WHO -> new Effect.Aimed(verb, EffectKeywords.one(EffectTarget.class, inner));
      case WHO_NUMBER -> new Effect.Given(verb, EffectKeywords.one(EffectTarget.class, first), allOr(verb, last));
      case OPTIONAL_WHO_SIGNED ->
          new Effect.Move(comma < 0 ? EffectTarget.SELF : EffectKeywords.one(EffectTarget.class, first), number(SIGNED, last));
      case WHO_CONDITION -> new Effect.Inflict(EffectKeywords.one(EffectTarget.class, first), last);
      case WHO_PLACE -> new Effect.MoveTo(EffectKeywords.one(EffectTarget.class, first), EffectKeywords.one(Place.class, last));
      case WHO_TURN -> new Effect.Face(EffectKeywords.one(EffectTarget.class, first), EffectKeywords.one(Turn.class, last));
      case RAYS -> new Effect.AddRays(Ray.icon(inner));
      case BEARING_SIGNED -> new Effect.ExtendRay(bearing(first), number(SIGNED, last));
      case COLOUR -> reroll(first, last);
      case AREA -> new Effect.SetSpin(EffectKeywords.one(Area.class, inner));
      case PILE_NUMBER -> new Effect.Cards(verb, EffectKeywords.one(Pile.class, first), number(UNSIGNED, last));
      case TRACK -> verb == EffectVerb.HALVE ? new Effect.Halve(EffectKeywords.one(Track.class, inner))
          : new Effect.BlockGain(EffectKeywords.one(Track.class, inner));
      case TRACK_NUMBER -> new Effect.Put(EffectKeywords.one(Track.class, first), number(UNSIGNED, last));
      case OBSTACLES -> new Effect.MoveThrough(EffectKeywords.several(Obstacle.class, inner));
      case TERRAIN -> new Effect.IgnoreTerrain(EffectKeywords.one(Squares.class, inner));
      case ACTIONS -> new Effect.BlockAction(EffectKeywords.several(Deed.class, inner));
      case TYPE_NUMBER -> new Effect.Spawn(first, number(UNSIGNED, last));
      case GUEST -> guest(inner);
    };
  }

  private static Effect plain(EffectVerb verb, String inner) {
    if (!inner.isEmpty()) {
      throw new IllegalArgumentException("must have no arguments, was \"" + inner + "\"");
    }
    return new Effect.Plain(verb);
  }

  private static Effect guest(String inner) {
    if (!inner.equals("guest")) {
      throw new IllegalArgumentException("must be guest, was \"" + inner + "\"");
    }
    return new Effect.SpawnLord();
  }

  private static Effect reroll(String colour, String which) {
    if (!which.equals("any")) {
      throw new IllegalArgumentException("must end with any, was \"" + which + "\"");
    }
    return new Effect.Reroll(EffectKeywords.one(Colour.class, colour));
  }

  private static RelativeDirection bearing(String word) {
    try {
      return RelativeDirection.valueOf(word);
    } catch (IllegalArgumentException unknown) {
      throw new IllegalArgumentException(
          "must be one of " + List.of(RelativeDirection.values()) + ", was \"" + word + "\"", unknown);
    }
  }

  private static int allOr(EffectVerb verb, String text) {
    boolean isAll = verb == EffectVerb.LOSE_AP && text.equals("all") || verb == EffectVerb.MOVE && text.equals("MV");
    return isAll ? Effect.ALL : number(UNSIGNED, text);
  }

  private static int number(Pattern form, String text) {
    if (!form.matcher(text).matches()) {
      throw new IllegalArgumentException("must be a number " + (form == SIGNED ? "with a sign" : "from 1")
          + ", was \"" + text + "\"");
    }
    return Integer.parseInt(text);
  }

  /**
   * Reads a row of a weapon card or demon sheet, such as {@code +2 dmg, KB 1}; an empty one does nothing.
   *
   * @throws IllegalArgumentException if a part of the text is not an effect; it quotes that part
   */
  static List<Effect> row(String text) {
    List<Effect> effects = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String part : text.split(", ?", -1)) {
        effects.add(ROW.read(part));
      }
    }
    return List.copyOf(effects);
  }
}
