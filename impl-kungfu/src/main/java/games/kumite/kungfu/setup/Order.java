package games.kumite.kungfu.setup;

import games.kumite.api.Action;
import games.kumite.kungfu.content.Wording;
import games.kumite.kungfu.geometry.Place;
import java.util.Locale;

/**
 * A choice before the first turn. Its texts are put together when somebody asks for them, never in a playout.
 *
 * @param verb what is chosen
 * @param kind the beginning of an element's id with its colon, empty for a keyword
 * @param target the rest of the id, or the keyword, empty if the verb says all
 * @param value what it stands for: a number of the content, of a figure or an item
 * @param place where, {@link Place#NOWHERE} if there is no place in it
 * @param name the target for people, empty if its keyword or id is to be shown
 */
record Order(Verb verb, String kind, String target, int value, long place, String name) implements Action {

  /** What can be chosen. */
  enum Verb {
    GANG, RECRUIT, DONE, BE, PLOT, LOCATION, TRAIT, TABLE, OBJECT, HOLD, CAPTURE, DESTROY, DEPLOY, PLACE, CHANGE, KEEP;

    private final String word = name().toLowerCase(Locale.ROOT);

    String word() {
      return word;
    }
  }

  static Order of(Verb verb) {
    return new Order(verb, "", "", 0, Place.NOWHERE, "");
  }

  static Order keyword(Verb verb, String word, int value) {
    return new Order(verb, "", word, value, Place.NOWHERE, "");
  }

  static Order element(Verb verb, String kind, String target, int value, String name) {
    return new Order(verb, kind, target, value, Place.NOWHERE, name);
  }

  @Override
  public String notation() {
    String start = target.isEmpty() ? verb.word() : verb.word() + " " + kind + target;
    return place == Place.NOWHERE ? start : start + " " + Place.text(place);
  }

  @Override
  public String label() {
    String shown = name.isEmpty() && !target.isEmpty() ? kind.isEmpty() ? Wording.word(target) : target : name;
    boolean hasPlace = place != Place.NOWHERE;
    return Wording.action(verb == Verb.DEPLOY && hasPlace ? "deploy-at" : verb.word(), shown,
        hasPlace ? Place.text(place) : "");
  }

  @Override
  public String toString() {
    return notation();
  }
}
