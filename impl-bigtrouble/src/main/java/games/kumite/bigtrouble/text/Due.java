package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.content.vocabulary.Verb;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import java.util.List;

/**
 * Texts that are due at one moment, each at a place of its own, and which of them the group has to order (DEC-35,
 * BT-RUL-133).
 */
public interface Due {

  /** The parts of the text at a place that have yet to happen. */
  List<Part> parts(int place);

  /** With whom the text at a place is carried out. */
  Occasion occasion(int place);

  /**
   * The texts that may do something: those that would by themselves, and those that one of these may make do something.
   *
   * @param due a bit for each place with a text that is due
   * @return a bit for each place of those; the others do nothing, in whatever order
   */
  default long live(Trouble trouble, long due) {
    long live = 0;
    int brought = 0;
    for (long left = due; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      if (changes(trouble, place)) {
        live |= 1L << place;
        brought |= brings(trouble, place);
      }
    }
    for (long before = 0; before != live;) {
      before = live;
      for (long left = due & ~live; left != 0; left &= left - 1) {
        int place = Long.numberOfTrailingZeros(left);
        if ((lacks(place) & brought) != 0) {
          live |= 1L << place;
          brought |= brings(trouble, place);
        }
      }
    }
    return live;
  }

  /**
   * The texts that the group has to order: of those that may do something without those that come to the same in whatever
   * order, since they only take health and chi and bring nobody to 0, or only heal.
   *
   * @param live a bit for each place with a text that may do something
   */
  default long ordered(Trouble trouble, long live) {
    long losses = 0;
    long heals = 0;
    int[] lost = new int[trouble.seats()];
    for (long left = live; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      switch (Plain.nature(parts(place))) {
        case LOSS -> {
          losses |= 1L << place;
          Plain.addLosses(trouble, parts(place), occasion(place), lost);
        }
        case HEAL -> heals |= 1L << place;
        case ASIDE -> { }
        case OTHER -> {
          return live;
        }
      }
    }
    // losses and heals meet at 10 health
    return losses != 0 && heals != 0 || !Plain.isSurvived(trouble, lost) ? live : live & ~losses & ~heals;
  }

  /** The first of each kind of text: of those that are alike one is as good as another. */
  default long distinct(long due) {
    long distinct = 0;
    for (long left = due; left != 0; left &= left - 1) {
      int place = Long.numberOfTrailingZeros(left);
      boolean isNew = true;
      for (long before = distinct; before != 0; before &= before - 1) {
        isNew &= !isAlike(Long.numberOfTrailingZeros(before), place);
      }
      distinct |= isNew ? 1L << place : 0;
    }
    return distinct;
  }

  private boolean isAlike(int place, int other) {
    List<Part> parts = parts(place);
    if (!parts.equals(parts(other))) {
      return false;
    }
    Occasion on = occasion(place);
    Occasion onOther = occasion(other);
    boolean isAlike = true;
    for (Part part : parts) {
      isAlike &= on.owner() == onOther.owner() || !part.isFor(Target.OWNER);
      for (Effect effect : part.effects()) {
        isAlike &= on.source() == onOther.source() || effect.verb() != Verb.CLEAR_HELL; // BT-DIE-10
      }
    }
    return isAlike;
  }

  private boolean changes(Trouble trouble, int place) {
    for (Part part : parts(place)) {
      if (Possible.changes(trouble, part, occasion(place))) {
        return true;
      }
    }
    return false;
  }

  private int lacks(int place) {
    int lacks = 0;
    for (Part part : parts(place)) {
      lacks |= Sway.lacks(part);
    }
    return lacks;
  }

  private int brings(Trouble trouble, int place) {
    int brings = 0;
    for (Part part : parts(place)) {
      brings |= Sway.brings(trouble, part);
    }
    return brings;
  }
}
