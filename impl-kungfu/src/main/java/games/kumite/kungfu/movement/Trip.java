package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A move whose end is chosen: it knows which ends it lists and accepts, and what follows. */
interface Trip {

  /** The highest level that can be named. */
  int HIGHEST = 3000;
  /** The unit of coordinates. */
  String UNIT = "0.1 mm";

  /** Adds the listed places. */
  void options(Fight fight, Options out);

  /** Returns why a place is refused, null if the move may go there. */
  @Nullable Refusal refusal(Fight fight, long to);

  /** Returns where the move ends that is named after a place, if no figure stops it. */
  default long end(Fight fight, long to) {
    return to;
  }

  /** Returns a legal place drawn at random; null to pick one from the list. */
  default @Nullable Action sample(Fight fight, RandomSource random) {
    return null;
  }

  /** Returns the purpose of a listed place in words; empty for any other. */
  default String remark(Fight fight, long to) {
    return "";
  }

  /** Returns how many actions it costs. */
  default int cost(Fight fight, long to) {
    return 1;
  }

  /** Returns the limits of later moves after it. */
  int courseAfter(Fight fight, long to);

  /** Returns the move. */
  Step<Fight> step(Fight fight, long to);

  /** Reads any place. */
  default @Nullable Action parse(Fight fight, List<String> words, Options out) {
    VerbAction action = words.get(0).equals(Word.TO.notation()) ? fight.actions().parse(words) : null;
    if (action != null) {
      out.add(action, refusal(fight, place(action)));
    }
    return action;
  }

  /** Returns how places are written. */
  static List<Form> forms(Fight fight, Word word) {
    Form.Slot x = new Form.Slot("x", 0, fight.board().width, UNIT, "board:table");
    Form.Slot y = new Form.Slot("y", 0, fight.board().height, UNIT, "board:table");
    return List.of(new Form(word.notation(), List.of(x, y)),
        new Form(word.notation(), List.of(x, y, new Form.Slot("level", 1, HIGHEST, UNIT, ""))));
  }

  /** Returns the action that names a place. */
  static VerbAction to(Fight fight, long place) {
    return fight.actions().atLevel(Word.TO, Place.x(place), Place.y(place), Place.level(place));
  }

  /** Returns the place that an action names. */
  static long place(VerbAction action) {
    return Place.of(action.first(), action.second(), action.third());
  }
}
