package games.kumite.tmnt.combat;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.window.Priority;
import games.kumite.tmnt.window.Receive;

/** The course of a combat (Resolution of a combat, 1 to 6). */
public enum Fight implements Step<Party> {
  /** The step in which the window opens and then the sums are compared. */
  WINDOW {
    @Override
    public void run(Party party) {
      party.then(Priority.COMBAT.opening(), COMPARE, Stage.COMBAT);
    }
  },
  /** The step after the window has closed: win, kill or run. */
  COMPARE {
    @Override
    public void run(Party party) {
      if (!party.isAlive(party.fighter())) { // MT-RUL-15
        party.then(END);
      } else if (party.get(Num.LEFT) == 0) { // MT-CBT-17
        party.tell(ENDED, party.fighter());
        party.set(Num.WON, 1);
        party.then(Reward.UNKILLED);
      } else {
        int side = Strength.side(party);
        int monsters = Strength.monsters(party);
        if (Strength.isWinning(party)) { // MT-CBT-06
          party.tell(WON, party.fighter(), side, monsters);
          party.then(Reward.KILL);
        } else {
          party.tell(LOST, party.fighter(), side, monsters);
          party.then(Flight.of(party.fighter())); // MT-RUN-06
          if (party.helper() >= 0) {
            party.then(Flight.of(party.helper()));
          }
          party.then(END, Stage.RUN);
        }
      }
    }
  },
  /** The end of the combat. */
  END {
    @Override
    public void run(Party party) {
      int helper = party.helper();
      Monsters.end(party);
      if (helper >= 0) {
        party.then(Receive.of(helper)); // before the fighter
      }
      party.then(Receive.ALL);
    }
  };

  /** Begins a combat of the active player with a card's monster (MT-CBT-01). */
  public static void begin(Party party, int token) {
    Monsters.begin(party, token);
    party.then(WINDOW);
  }

  private static final EventType WON =
      EventType.of("combat-won", "MT-CBT-06").seat("fighter").number("side").number("monsters");
  private static final EventType LOST =
      EventType.of("combat-lost", "MT-CBT-07").seat("fighter").number("side").number("monsters");
  private static final EventType ENDED = EventType.of("combat-ended", "MT-CBT-17").seat("fighter");
}
