package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * MT-D01: a player takes a free Character card (MT-SET-04).
 *
 * @param player who
 */
record ChooseCharacter(int player) implements Question<Party> {

  private static final Refusal TAKEN = new Refusal("MT-SET-04", "taken");
  private static final EventType CHOSE = EventType.of("character", "MT-SET-05").seat("who").card("card");
  private static final ChooseCharacter[] ALL = new ChooseCharacter[Settings.MAX_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new ChooseCharacter(seat);
    }
  }

  static ChooseCharacter of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "character";
  }

  @Override
  public int seat(Party party) {
    return player;
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(TAKEN);
    Cards cards = party.cards();
    for (int token = cards.top(party.zones().characters); token >= 0; token = cards.next(token)) {
      out.add(party.deed(Word.CHOOSE, token, player));
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int token = party.find(party.zones().characters, action, player);
    party.move(token, party.table(player));
    party.tell(CHOSE, player, token);
  }
}
