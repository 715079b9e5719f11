package games.kumite.journey.content;

import java.util.List;

/**
 * A card of a deck, its texts read.
 *
 * @param deck where it belongs
 * @param pilgrim the id of the pilgrim whose skill it is, else empty
 * @param id the id, which copies share
 * @param name what is printed on it
 * @param kind what becomes of it
 * @param copies how many such cards there are
 * @param trigger when it may be played; FORCED at once for what is not played
 * @param cost what each use costs
 * @param clauses what it does
 * @param oncePerTurn whether it is used at most once per turn
 * @param duration how long its effect lasts
 */
public record Card(Deck deck, String pilgrim, String id, String name, Kind kind, int copies, Trigger trigger,
    Cost cost, List<Clause> clauses, boolean oncePerTurn, Duration duration) {

  /** The effects as the ledger writes them. */
  public String text() {
    StringBuilder text = new StringBuilder();
    clauses.forEach(clause -> text.append(text.length() == 0 ? "" : "; ").append(clause.text()));
    return text.append(oncePerTurn ? "; oncePerTurn" : "").toString();
  }

  /** Returns whether one of its words is a verb. */
  public boolean does(Verb verb) {
    for (int i = 0; i < clauses.size(); i++) {
      if (clauses.get(i).effect().verb() == verb) {
        return true;
      }
    }
    return false;
  }
}
