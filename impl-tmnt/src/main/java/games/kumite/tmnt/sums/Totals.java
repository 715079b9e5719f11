package games.kumite.tmnt.sums;

import games.kumite.api.Sum;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import java.util.function.Consumer;

/** Sums with their parts, as an observer sees them. */
public final class Totals {

  private final Party party;
  private final TableBuilder table;

  /**
   * The sums of a table.
   *
   * @param party the match's state
   * @param table what gives the cards their ids
   */
  public Totals(Party party, TableBuilder table) {
    this.party = party;
    this.table = table;
  }

  private Sum of(Consumer<Parts> sum) {
    Parts parts = Parts.noted(table);
    sum.accept(parts);
    return parts.sum();
  }

  /** The strength of the players' side. */
  public Sum side() {
    return of(parts -> Strength.side(party, parts));
  }

  /** The strength of all monsters of the combat. */
  public Sum monsters() {
    return of(parts -> {
      for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
        if (party.isHere(slot)) {
          Strength.monster(party, slot, parts);
        }
      }
    });
  }

  /** The strength of a monster of the combat. */
  public Sum monster(int slot) {
    return of(parts -> Strength.monster(party, slot, parts));
  }

  /** What is added to a player's Run Away die against a monster. */
  public Sum run(int seat, int slot) {
    return of(parts -> Strength.run(party, seat, slot, parts));
  }

  /** The Charity limit of a seat. */
  public Sum handLimit(int seat) {
    return of(parts -> Strength.handLimit(party, seat, parts));
  }

  /** What the Items of a zone are worth. */
  public Sum worth(Zone zone) {
    return of(parts -> {
      Cards cards = party.cards();
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        parts.card(party, token, party.face(token).gold);
      }
    });
  }
}
