package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.window.Receive;

/** A step before the first turn. */
public enum Setup implements Step<Party> {
  /** The order of setup: shuffles, characters, hands, the first player, the opening windows. */
  BEGIN {
    @Override
    public void run(Party party) {
      Drawing.shuffle(party, Deck.DOOR);
      Drawing.shuffle(party, Deck.TREASURE);
      party.then(CHARACTERS, Stage.CHARACTERS, DEAL, FIRST_PLAYER, OPENING, Stage.OPENING, Stage.SETUP, Turn.BEGIN);
    }
  },
  /** The deal of characters, or their choice (MT-SET-05). */
  CHARACTERS {
    @Override
    public void run(Party party) {
      if (party.terms().settings.randomCharacters()) {
        party.shuffle(party.zones().characters, "characters", 0);
      }
      for (int seat = 0; seat < party.seats(); seat++) {
        if (party.terms().settings.randomCharacters()) {
          party.move(party.top(party.zones().characters), party.table(seat));
        } else {
          party.ask(new ChooseCharacter(seat));
        }
      }
    }
  },
  /** The deal of hands (MT-SET-03). */
  DEAL {
    @Override
    public void run(Party party) {
      for (int seat = 0; seat < party.seats(); seat++) {
        deal(party, seat);
      }
      party.set(Num.RECEIVED, 0);
      party.unmarkAll(Num.FRESH);
    }
  },
  /** The roll for the first player (MT-SET-08). */
  FIRST_PLAYER {
    @Override
    public void run(Party party) {
      int tied = (1 << party.seats()) - 1;
      while (Integer.bitCount(tied) > 1) {
        int best = 0;
        int highest = 0;
        for (int left = tied; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          int die = party.roll("first-player", seat, 6);
          party.tell(ROLLED, seat, die);
          highest = die > best ? 1 << seat : die == best ? highest | 1 << seat : highest;
          best = Math.max(best, die);
        }
        tied = highest;
      }
      int first = Integer.numberOfTrailingZeros(tied);
      party.set(Num.FIRST, first);
      party.set(Num.ACTIVE, first);
      party.tell(FIRST, first);
    }
  },
  /** The opening windows (MT-SET-07). */
  OPENING {
    @Override
    public void run(Party party) {
      for (int seat = 0; seat < party.seats(); seat++) {
        party.then(Receive.WINDOW_SETUP.about(seat));
      }
    }
  };

  /** The number of cards of each deck in a new hand (MT-SET-03, MT-DTH-09). */
  private static final int HAND = 4;
  private static final EventType ROLLED = EventType.of("first-player-rolled", "MT-SET-08").seat("who").number("die");
  private static final EventType FIRST = EventType.of("first-player", "MT-SET-08").seat("who");

  static void deal(Party party, int seat) {
    Drawing.draw(party, seat, Deck.DOOR, HAND);
    Drawing.draw(party, seat, Deck.TREASURE, HAND);
  }

  /** The choice of a free Character card (MT-D01, MT-SET-04). */
  private record ChooseCharacter(int player) implements Forced {

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
}
