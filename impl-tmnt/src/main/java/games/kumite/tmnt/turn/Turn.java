package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.combat.Fight;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.AboutCard;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.window.Ending;
import games.kumite.tmnt.window.Playing;
import games.kumite.tmnt.window.Priority;
import games.kumite.tmnt.window.Receive;

/** A step of a turn. A step of a player who has died does nothing (MT-PHS-15). */
public enum Turn implements Step<Party> {
  /** The beginning of a turn (MT-PHS-01), at which the dead are alive again (MT-DTH-08, MT-DTH-10). */
  BEGIN {
    @Override
    public void run(Party party) {
      int active = party.active();
      for (int seat = 0; seat < party.seats(); seat++) {
        party.setSeat(seat, Num.IS_DEAD, party.seat(seat, Num.IS_GONE));
      }
      party.set(Num.BEGUN, 1);
      party.tell(BEGUN, active, party.get(Num.ROUND) + 1);
      if (party.seat(active, Num.NEW_HAND) != 0) { // MT-DTH-09
        party.setSeat(active, Num.NEW_HAND, 0);
        Setup.deal(party, active);
      }
      party.then(Priority.ARRANGE.opening(), Stage.ARRANGE, KICK, Stage.KICK, SECOND, Stage.SECOND,
          Priority.CLOSING.opening(), Stage.CLOSING, CHARITY, Stage.CHARITY, Stage.TURN, END);
    }
  },
  /** Phase 1 (MT-PHS-03). */
  KICK {
    @Override
    public void run(Party party) {
      if (!party.isAlive(party.active())) {
        return;
      }
      int token = Drawing.top(party, Deck.DOOR);
      if (token < 0) {
        party.then(Priority.DOOR.opening()); // MT-RUL-20
        return;
      }
      party.move(token, party.zones().open);
      party.tell(TURNED_UP, party.active(), token);
      if (party.face(token).type == CardType.MONSTER) {
        Fight.begin(party, token); // MT-PHS-04
      } else if (party.face(token).type == CardType.TRAP) { // MT-PHS-05
        party.then(new TrapHit(party.active(), token), Receive.ALL, Priority.DOOR.opening());
      } else {
        party.then(new DoorCard(token), Receive.ALL, Priority.DOOR.opening()); // MT-PHS-06
      }
    }
  },
  /** Phase 2, unless a monster was fought (MT-PHS-07). */
  SECOND {
    @Override
    public void run(Party party) {
      if (party.isAlive(party.active()) && party.get(Num.FOUGHT) == 0) {
        party.ask(PhaseTwo.PHASE_TWO);
      }
    }
  },
  /** Phase 3 (MT-PHS-14). */
  CHARITY {
    @Override
    public void run(Party party) {
      if (party.isAlive(party.active())) {
        Charity.begin(party);
      }
    }
  },
  /** The end of a turn, after which the next player's turn begins (MT-SET-09). */
  END {
    @Override
    public void run(Party party) {
      for (int seat = 0; seat < party.seats(); seat++) {
        party.setSeat(seat, Num.SAID_BEFORE, party.seat(seat, Num.SAID));
        party.setSeat(seat, Num.SAID, 0);
      }
      int next = party.active();
      do {
        next = party.after(next);
        if (next == party.get(Num.FIRST)) {
          party.add(Num.ROUND, 1);
        }
      } while (party.isGone(next)); // MT-END-05
      party.set(Num.ACTIVE, next);
      if (party.get(Num.ROUND) >= party.terms().settings.turnLimit()) { // MT-END-04
        Ending.end(party, "turn-limit");
      } else {
        party.then(BEGIN);
      }
    }
  };

  private static final EventType BEGUN = EventType.of("turn", "MT-PHS-01").seat("who").number("round");
  private static final EventType TURNED_UP = EventType.of("door-opened", "MT-PHS-03").seat("who").card("card");

  /**
   * The choice about a card turned up that is neither monster nor Trap (MT-D03): it goes to the hand, or is played at
   * once if that is legal.
   */
  private record DoorCard(int token) implements AboutCard {

    private static final Refusal UNFIT = new Refusal("MT-PHS-06", "not-at-the-door");
    private static final EventType TAKEN = EventType.of("door-card-taken", "MT-PHS-06").seat("by").card("card");

    @Override
    public int seat(Party party) {
      return party.active();
    }

    @Override
    public void options(Party party, Options out) {
      out.refuseOthers(UNFIT);
      Face face = party.face(token);
      out.add(party.actions().of(Word.TO_HAND));
      out.add(party.actions().of(Word.PLAY_IT), Playing.atTheDoor(party, face));
    }

    @Override
    public void chosen(Party party, Action action) {
      if (((VerbAction) action).verb() == Word.TO_HAND) {
        Drawing.receive(party, party.active(), token);
        party.tell(TAKEN, party.active(), token);
        party.unmark(token, Num.FRESH); // it has been offered already
        party.set(Num.RECEIVED, 0);
      } else {
        Playing.play(party, party.active(), token, Priority.DOOR);
      }
    }
  }
}
