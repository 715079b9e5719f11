package games.kumite.api.handmade;

import games.kumite.api.Outcome;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** A hand-made game at one moment: all of it that changes. */
public interface Position {

  /** The index of the seat that chooses. */
  int actor();

  /** What may be chosen; empty when the match is over. */
  List<String> choices();

  /** Goes on to the next decision. */
  void play(String choice, SeededRandom chance);

  /** A position that shares nothing with this one. */
  Position copy();

  /** How it ended. */
  Outcome outcome();

  /** The same for all that an observer knows, by default this; the spectator's index is -1. */
  default Position imagined(int viewer, SeededRandom random) {
    return copy();
  }

  /** The kind of the decision. */
  default String kind() {
    return "choice";
  }

  /** The id of the phase. */
  default String phase() {
    return "play";
  }

  /** How many rounds have begun. */
  default int round() {
    return 0;
  }

  /** What is chosen without thinking; empty to draw at random. */
  default String sensible() {
    return "";
  }

  /** What the table shows of its only element. */
  default Map<String, Object> shown() {
    return Map.of();
  }

  /** The author's estimate. */
  default OptionalDouble estimate(int seat) {
    return OptionalDouble.empty();
  }
}
