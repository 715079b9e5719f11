package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Place;
import games.kumite.spi.Texts;

/**
 * A choice before the first turn. Its texts are put together when a caller asks for them, never in a playout.
 *
 * @param verb the kind of choice
 * @param kind the beginning of an element's id with its colon, empty for a keyword
 * @param target the rest of the id, or the keyword, empty if the verb says all
 * @param value the meaning: a number of the content, of a figure or an item
 * @param place the place, {@link Place#NOWHERE} if there is none in it
 * @param name the display name of the target, empty if its keyword or id is to be shown
 */
record SetupAction(Verb verb, String kind, String target, int value, long place, String name) implements Action {

  /** The texts, read when the first one is asked for. */
  private static final class Labels {
    private static final Texts TEXTS = Texts.of(SetupAction.class, "kungfu");
  }

  /** A kind of choice. */
  enum Verb {
    GANG, RECRUIT, DONE, BE, PLOT, LOCATION, TRAIT, TABLE, OBJECT, HOLD, CAPTURE, DESTROY, DEPLOY, PLACE, CHANGE, KEEP;

    private final String word = Texts.word(this);

    String word() {
      return word;
    }
  }

  static SetupAction of(Verb verb) {
    return new SetupAction(verb, "", "", 0, Place.NOWHERE, "");
  }

  static SetupAction keyword(Verb verb, String word, int value) {
    return new SetupAction(verb, "", word, value, Place.NOWHERE, "");
  }

  static SetupAction element(Verb verb, String kind, String target, int value, String name) {
    return new SetupAction(verb, kind, target, value, Place.NOWHERE, name);
  }

  @Override
  public String notation() {
    String start = target.isEmpty() ? verb.word() : verb.word() + " " + kind + target;
    return place == Place.NOWHERE ? start : start + " " + Place.text(place);
  }

  @Override
  public String label() {
    if (place == Place.NOWHERE) {
      return Labels.TEXTS.text("action." + verb.word(), shown());
    }
    String key = verb == Verb.DEPLOY ? "deploy-at" : verb.word();
    return Labels.TEXTS.text("action." + key, shown(), Place.x(place), Place.y(place), Place.level(place));
  }

  private String shown() {
    if (!name.isEmpty() || target.isEmpty()) {
      return name;
    }
    String key = "word." + target;
    return kind.isEmpty() && Labels.TEXTS.has(key) ? Labels.TEXTS.text(key) : target;
  }

  @Override
  public String toString() {
    return notation();
  }
}
