package games.kumite.journey.content;

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
import java.util.List;
import java.util.regex.Pattern;

/** The form of the arguments of a word, the text between the brackets. */
public enum EffectForm {
  NOTHING((word, all, first, last) -> literal(all, "", "have no arguments", new Effect.Plain(word))),
  NUMBER((word, all, first, last) -> new Effect.Amount(word, unsigned(all))),
  SIGNED((word, all, first, last) -> new Effect.Amount(word, signed(all))),
  WHO((word, all, first, last) -> new Effect.Aimed(word, who(all))),
  WHO_NUMBER((word, all, first, last) -> new Effect.Given(word, who(first), unsigned(last))),
  WHO_NUMBER_OR_ALL((word, all, first, last) -> new Effect.Given(word, who(first), last.equals("all") ? Effect.ALL : unsigned(last))),
  WHO_NUMBER_OR_MV((word, all, first, last) -> new Effect.Given(word, who(first), last.equals("MV") ? Effect.ALL : unsigned(last))),
  OPTIONAL_WHO_SIGNED((word, all, first, last) ->
      new Effect.Move(word, all.contains(",") ? who(first) : EffectTarget.SELF, signed(last))),
  WHO_CONDITION((word, all, first, last) -> new Effect.Inflict(word, who(first), last)),
  WHO_PLACE((word, all, first, last) -> new Effect.MoveTo(word, who(first), EffectKeywords.one(Place.class, last))),
  WHO_TURN((word, all, first, last) -> new Effect.Face(word, who(first), EffectKeywords.one(Turn.class, last))),
  RAYS((word, all, first, last) -> new Effect.AddRays(word, Ray.icon(all))),
  BEARING_SIGNED((word, all, first, last) -> new Effect.ExtendRay(word, bearing(first), signed(last))),
  COLOUR((word, all, first, last) ->
      literal(last, "any", "end with any", new Effect.Reroll(word, EffectKeywords.one(Colour.class, first)))),
  AREA((word, all, first, last) -> new Effect.SetSpin(word, EffectKeywords.one(Area.class, all))),
  PILE_NUMBER((word, all, first, last) -> new Effect.Cards(word, EffectKeywords.one(Pile.class, first), unsigned(last))),
  TRACK((word, all, first, last) -> new Effect.OfTrack(word, EffectKeywords.one(Track.class, all))),
  TRACK_NUMBER((word, all, first, last) -> new Effect.Put(word, EffectKeywords.one(Track.class, first), unsigned(last))),
  OBSTACLES((word, all, first, last) -> new Effect.MoveThrough(word, EffectKeywords.several(Obstacle.class, all))),
  TERRAIN((word, all, first, last) -> new Effect.IgnoreTerrain(word, EffectKeywords.one(Squares.class, all))),
  ACTIONS((word, all, first, last) -> new Effect.BlockAction(word, EffectKeywords.several(Deed.class, all))),
  TYPE_NUMBER((word, all, first, last) -> new Effect.Spawn(word, first, unsigned(last))),
  GUEST((word, all, first, last) -> literal(all, "guest", "be guest", new Effect.SpawnLord(word)));

  private static final Pattern UNSIGNED = Pattern.compile("[1-9][0-9]?");
  private static final Pattern SIGN_AND_NUMBER = Pattern.compile("[+-][1-9][0-9]?");

  private final Reader reader;

  EffectForm(Reader reader) {
    this.reader = reader;
  }

  /** A reader of arguments. */
  private interface Reader {

    /** Returns an effect, given all of the text, the part before its last comma, and the rest. */
    Effect read(EffectWord word, String all, String first, String last);
  }

  /**
   * Reads the arguments of a word.
   *
   * @throws IllegalArgumentException if the text has another form; it says what would be right
   */
  Effect read(EffectWord word, String text) {
    int comma = text.lastIndexOf(',');
    return reader.read(word, text, comma < 0 ? "" : text.substring(0, comma), text.substring(comma + 1).strip());
  }

  private static Effect literal(String text, String expected, String rule, Effect effect) {
    if (!text.equals(expected)) {
      throw new IllegalArgumentException("must " + rule + ", was \"" + text + "\"");
    }
    return effect;
  }

  private static EffectTarget who(String text) {
    return EffectKeywords.one(EffectTarget.class, text);
  }

  private static int unsigned(String text) {
    return number(UNSIGNED, "from 1", text);
  }

  private static int signed(String text) {
    return number(SIGN_AND_NUMBER, "with a sign", text);
  }

  private static int number(Pattern pattern, String range, String text) {
    if (!pattern.matcher(text).matches()) {
      throw new IllegalArgumentException("must be a number " + range + ", was \"" + text + "\"");
    }
    return Integer.parseInt(text);
  }

  private static RelativeDirection bearing(String word) {
    try {
      return RelativeDirection.valueOf(word);
    } catch (IllegalArgumentException unknown) {
      throw new IllegalArgumentException(
          "must be one of " + List.of(RelativeDirection.values()) + ", was \"" + word + "\"", unknown);
    }
  }
}
