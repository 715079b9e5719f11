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
import java.util.function.Function;
import java.util.regex.Pattern;

/** The form of the arguments of a word, the text between the brackets. */
public enum EffectForm {
  NOTHING(Effect.Plain.class, (word, all, first, last) -> literal(all, "", "have no arguments", new Effect.Plain(word)), it -> ""),
  NUMBER(Effect.Amount.class, (word, all, first, last) -> new Effect.Amount(word, unsigned(all)), it -> String.valueOf(it.amount())),
  SIGNED(Effect.Amount.class, (word, all, first, last) -> new Effect.Amount(word, signed(all)), it -> sign(it.amount())),
  WHO(Effect.Aimed.class, (word, all, first, last) -> new Effect.Aimed(word, who(all)), it -> of(it.who())),
  WHO_NUMBER(Effect.Given.class, (word, all, first, last) -> new Effect.Given(word, who(first), unsigned(last)),
      it -> of(it.who()) + "," + it.amount()),
  WHO_NUMBER_OR_ALL(Effect.Given.class, (word, all, first, last) -> new Effect.Given(word, who(first), unsignedOr("all", last)),
      it -> of(it.who()) + "," + (it.amount() == Effect.ALL ? "all" : it.amount())),
  WHO_NUMBER_OR_MV(Effect.Given.class, (word, all, first, last) -> new Effect.Given(word, who(first), unsignedOr("MV", last)),
      it -> of(it.who()) + "," + (it.amount() == Effect.ALL ? "MV" : it.amount())),
  OPTIONAL_WHO_SIGNED(Effect.Move.class, (word, all, first, last) ->
      new Effect.Move(word, all.contains(",") ? who(first) : EffectTarget.SELF, signed(last)),
      it -> (it.who() == EffectTarget.SELF ? "" : of(it.who()) + ",") + sign(it.amount())),
  WHO_CONDITION(Effect.Inflict.class, (word, all, first, last) -> new Effect.Inflict(word, who(first), last),
      it -> of(it.who()) + "," + it.condition()),
  WHO_PLACE(Effect.MoveTo.class, (word, all, first, last) -> new Effect.MoveTo(word, who(first), one(Place.class, last)),
      it -> of(it.who()) + "," + of(it.place())),
  WHO_TURN(Effect.Face.class, (word, all, first, last) -> new Effect.Face(word, who(first), one(Turn.class, last)),
      it -> of(it.who()) + "," + of(it.turn())),
  RAYS(Effect.AddRays.class, (word, all, first, last) -> new Effect.AddRays(word, Ray.icon(all)), it -> Ray.text(it.rays())),
  BEARING_SIGNED(Effect.ExtendRay.class, (word, all, first, last) -> new Effect.ExtendRay(word, bearing(first), signed(last)),
      it -> it.bearing() + "," + sign(it.amount())),
  COLOUR(Effect.Reroll.class, (word, all, first, last) ->
      literal(last, "any", "end with any", new Effect.Reroll(word, one(Colour.class, first))), it -> of(it.colour()) + ",any"),
  AREA(Effect.SetSpin.class, (word, all, first, last) -> new Effect.SetSpin(word, one(Area.class, all)), it -> of(it.area())),
  PILE_NUMBER(Effect.Cards.class, (word, all, first, last) -> new Effect.Cards(word, one(Pile.class, first), unsigned(last)),
      it -> of(it.pile()) + "," + it.amount()),
  TRACK(Effect.OfTrack.class, (word, all, first, last) -> new Effect.OfTrack(word, one(Track.class, all)), it -> of(it.track())),
  TRACK_NUMBER(Effect.Put.class, (word, all, first, last) -> new Effect.Put(word, one(Track.class, first), unsigned(last)),
      it -> of(it.track()) + "," + it.amount()),
  OBSTACLES(Effect.MoveThrough.class, (word, all, first, last) ->
      new Effect.MoveThrough(word, EffectKeywords.several(Obstacle.class, all)), it -> EffectKeywords.list(it.obstacles())),
  TERRAIN(Effect.IgnoreTerrain.class, (word, all, first, last) -> new Effect.IgnoreTerrain(word, one(Squares.class, all)),
      it -> of(it.squares())),
  ACTIONS(Effect.BlockAction.class, (word, all, first, last) ->
      new Effect.BlockAction(word, EffectKeywords.several(Deed.class, all)), it -> EffectKeywords.list(it.actions())),
  TYPE_NUMBER(Effect.Spawn.class, (word, all, first, last) -> new Effect.Spawn(word, first, unsigned(last)),
      it -> it.type() + "," + it.amount()),
  GUEST(Effect.SpawnLord.class, (word, all, first, last) -> literal(all, "guest", "be guest", new Effect.SpawnLord(word)),
      it -> "guest");

  private static final Pattern UNSIGNED = Pattern.compile("[1-9][0-9]?");
  private static final Pattern SIGN_AND_NUMBER = Pattern.compile("[+-][1-9][0-9]?");

  private final Reader reader;
  private final Function<Effect, String> printer;

  <E extends Effect> EffectForm(Class<E> type, Reader reader, Function<E, String> printer) {
    this.reader = reader;
    this.printer = effect -> printer.apply(type.cast(effect));
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

  /** Prints the arguments of an effect of this form. */
  String print(Effect effect) {
    return printer.apply(effect);
  }

  private static Effect literal(String text, String expected, String rule, Effect effect) {
    if (!text.equals(expected)) {
      throw new IllegalArgumentException("must " + rule + ", was \"" + text + "\"");
    }
    return effect;
  }

  private static String of(Enum<?> constant) {
    return EffectKeywords.of(constant);
  }

  private static <E extends Enum<E>> E one(Class<E> type, String text) {
    return EffectKeywords.one(type, text);
  }

  private static EffectTarget who(String text) {
    return one(EffectTarget.class, text);
  }

  private static String sign(int amount) {
    return amount < 0 ? String.valueOf(amount) : "+" + amount;
  }

  private static int unsignedOr(String all, String text) {
    return text.equals(all) ? Effect.ALL : unsigned(text);
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
