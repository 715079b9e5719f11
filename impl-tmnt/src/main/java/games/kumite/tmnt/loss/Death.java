package games.kumite.tmnt.loss;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * The looting of a body (MT-D23): one card for each other living player.
 *
 * @param victim the seat that died
 * @param looters the seats that have still to take a card, in their order
 */
public record Death(int victim, List<Integer> looters) implements Forced {

  private static final int SIDES = 6;
  private static final Refusal UNFIT = new Refusal("MT-DTH-03", "not-in-body");
  private static final EventType DIED = EventType.of("died", "MT-DTH-01").seat("who");
  private static final EventType TIE = EventType.of("loot-order-rolled", "MT-RUL-45").seat("who").number("die");
  private static final EventType TOOK = EventType.of("looted", "MT-DTH-03").seat("by").card("card");

  /** Lets a character die. */
  public static void kill(Party party, int victim) {
    party.setSeat(victim, Num.IS_DEAD, 1);
    party.setSeat(victim, Num.NEW_HAND, 1);
    party.tell(DIED, victim);
    layOut(party, victim);
    if (!party.cards().isEmpty(party.zones().body)) { // MT-RUL-45
      party.then(new Death(victim, List.copyOf(order(party))));
    }
  }

  /**
   * Lays out the body. Stance, Katas, Character and kept Traps stay, attached cards are separated (MT-DTH-01,
   * MT-DTH-02).
   */
  private static void layOut(Party party, int victim) {
    Zone body = party.zones().body;
    for (int token = party.top(party.hand(victim)); token >= 0; token = party.top(party.hand(victim))) {
      party.move(token, body);
    }
    int next;
    for (int token = party.top(party.table(victim)); token >= 0; token = next) {
      next = party.next(token);
      CardType type = party.face(token).type;
      if (type != CardType.STANCE && type != CardType.KATA && type != CardType.CHARACTER) {
        party.wipe(token);
        party.move(token, body);
      }
    }
  }

  /** Returns the looters by Level, ties by a die, still tied ones again among themselves (MT-DTH-03, MT-RUL-45). */
  private static List<Integer> order(Party party) {
    List<Integer> order = new ArrayList<>();
    for (int level = Party.GOAL; level >= 1; level--) {
      order(party, party.livingAt(level), order);
    }
    return order;
  }

  private static void order(Party party, int group, List<Integer> order) {
    if (Integer.bitCount(group) > 1) {
      int[] dice = new int[party.seats()];
      for (int left = group; left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        dice[seat] = party.roll("loot-order", seat, SIDES);
        party.tell(TIE, seat, dice[seat]);
      }
      for (int face = SIDES; face >= 1; face--) {
        int tied = 0;
        for (int left = group; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          tied |= dice[seat] == face ? 1 << seat : 0;
        }
        order(party, tied, order);
      }
    } else if (group != 0) {
      order.add(Integer.numberOfTrailingZeros(group));
    }
  }

  @Override
  public String kind() {
    return "loot-body";
  }

  @Override
  public int seat(Party party) {
    return looters.get(0);
  }

  @Override
  public Prompt prompt(Party party) {
    return Question.prompt(party, kind(), seat(party), party.name(victim));
  }

  @Override
  public void run(Party party) {
    if (party.cards().isEmpty(party.zones().body) || looters.isEmpty()) {
      Discards.discardAll(party, party.zones().body); // MT-DTH-05
    } else {
      Forced.super.run(party);
    }
  }

  @Override
  public void options(Party party, Options out) { // MT-DTH-06
    out.refuseOthers(UNFIT);
    party.list(party.zones().body, Word.TAKE, seat(party), out);
  }

  @Override
  public void chosen(Party party, Action action) {
    int by = seat(party);
    int token = party.find(party.zones().body, action, by);
    Drawing.receive(party, by, token); // MT-DTH-04
    party.tell(TOOK, by, token);
    party.then(new Death(victim, looters.subList(1, looters.size())));
  }
}
