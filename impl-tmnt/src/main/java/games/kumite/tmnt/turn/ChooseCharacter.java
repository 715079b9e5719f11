package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D01: a player takes a free Character card (MT-SET-04).
 *
 * @param player who
 */
record ChooseCharacter(int player) implements Forced {

  private static final Refusal TAKEN = new Refusal("MT-SET-04", "taken");
  private static final EventType CHOSE = EventType.of("character", "MT-SET-05").seat("who").card("card");

  @Override
  public String kind() {
    return "character";
  }

  @Override
  public int seat(Party party) {
    return player;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(TAKEN);
    party.list(party.zones().characters, Word.CHOOSE, player, out);
  }

  @Override
  public void chosen(Party party, Action action) {
    int token = party.find(party.zones().characters, action, player);
    party.move(token, party.table(player));
    party.tell(CHOSE, player, token);
  }
}
