package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A choice before the first turn. Its texts are put together when a caller asks for them, never in a playout.
 *
 * @param verb the kind of choice
 * @param kind the beginning of an element's id with its colon, empty for a keyword
 * @param target the rest of the id, or the keyword, empty if the verb says all
 * @param value the meaning: a number of the content, of a figure or an item
 * @param place the place, {@link Place#NOWHERE} if there is none in it
 * @param name the display name of the target, empty if its keyword or id is to be shown
 * @param texts the texts of the match's language, which do not count for equality
 */
record SetupAction(Verb verb, String kind, String target, int value, long place, String name, Texts texts) implements Action {

  /** A kind of choice. */
  enum Verb {
    GANG, RECRUIT, DONE, BE, PLOT, LOCATION, TRAIT, TABLE, OBJECT, HOLD, CAPTURE, DESTROY, DEPLOY, PLACE, CHANGE, KEEP, BUILD, BUY, COMBAT,
    SEX, MARK, FORM, BACK;

    private final String word = Texts.word(this);

    String word() {
      return word;
    }
  }

  static SetupAction of(GameState state, Verb verb) {
    return keyword(state, verb, "", 0);
  }

  static SetupAction keyword(GameState state, Verb verb, String word, int value) {
    return element(state, verb, "", word, value, "");
  }

  static SetupAction element(GameState state, Verb verb, String kind, String target, int value, String name) {
    return new SetupAction(verb, kind, target, value, Place.NOWHERE, name, state.config().texts());
  }

  /** Returns a choice that concerns a figure: it itself, or the place where it is put. */
  static SetupAction figure(GameState state, Verb verb, int figure, long place) {
    return new SetupAction(verb, "figure:", state.figures().name(figure), figure, place, state.called(figure), state.config().texts());
  }

  @Override
  public String notation() {
    String start = target.isEmpty() ? verb.word() : verb.word() + " " + kind + target;
    return place == Place.NOWHERE ? start : start + " " + Place.text(place);
  }

  @Override
  public String label() {
    if (place == Place.NOWHERE) {
      return texts.text("action." + verb.word(), shown());
    }
    String key = verb == Verb.DEPLOY ? "deploy-at" : verb.word();
    return texts.text("action." + key, shown(), Lengths.centimetres(Place.x(place)), Lengths.centimetres(Place.y(place)),
        Lengths.centimetres(Place.level(place)));
  }

  private String shown() {
    if (!name.isEmpty() || target.isEmpty()) {
      return name;
    }
    String key = "word." + target;
    return kind.isEmpty() && texts.has(key) ? texts.text(key) : target;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SetupAction order && order.value == value && order.notation().equals(notation());
  }

  @Override
  public int hashCode() {
    return notation().hashCode();
  }

  @Override
  public String toString() {
    return notation();
  }
}
