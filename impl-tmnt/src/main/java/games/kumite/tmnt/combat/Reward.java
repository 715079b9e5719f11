package games.kumite.tmnt.combat;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.effect.Carry;
import games.kumite.tmnt.effect.Finish;
import games.kumite.tmnt.effect.PlaceItem;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.window.Ending;

/** A step of the rewards of a won combat (Resolution of a combat, 4 and 6). */
public enum Reward implements Step<Party> {
  /** The step for Levels, which come first; the winning one ends the game (MT-CBT-08, MT-CBT-16). */
  KILL {
    @Override
    public void run(Party party) {
      int fighter = party.fighter();
      int level = Math.min(Party.GOAL, party.level(fighter) + Strength.kills(party)); // MT-LVL-07
      party.setSeat(fighter, Num.LEVEL, level);
      party.tell(KILLED, fighter, level);
      party.set(Num.WON, 1);
      if (level == Party.GOAL) { // MT-END-01
        Ending.end(party, "victory");
        return;
      }
      treasure(party, party.get(Num.SAVED) + Strength.treasures(party));
      party.then(TreasurePick.Divide.DIVIDE, AFTER_KILL, PROMISES, Fight.END, Stage.REWARD);
    }
  },
  /** The step for a combat whose last monster has left unkilled: Treasures of removed monsters, and nothing else. */
  UNKILLED {
    @Override
    public void run(Party party) {
      treasure(party, party.get(Num.SAVED));
      party.then(TreasurePick.Divide.DIVIDE, Fight.END, Stage.REWARD);
    }
  },
  /** The step for the other effects of kills (AFTER_KILL). */
  AFTER_KILL {
    @Override
    public void run(Party party) {
      for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
        Face face = party.monsterFace(slot);
        if (party.isHere(slot) && face.afterKill.length > 0) {
          party.then(Carry.of(face, Carry.Part.AFTER_KILL, party.fighter(), Party.NOBODY));
        }
      }
    }
  },
  /** The step in which promised Items change hands and promised level cards are played (MT-TMU-13). */
  PROMISES {
    @Override
    public void run(Party party) {
      int helper = party.helper();
      if (helper < 0) {
        return;
      }
      party.then(Settle.LIMITS); // what is given may have lifted a limit (MT-ITM-10)
      int next;
      for (int token = party.top(party.table(party.fighter())); token >= 0; token = next) {
        next = party.next(token);
        if (party.has(token, Num.OFFERED)) {
          next = next >= 0 && next == party.attached(token) ? party.next(next) : next;
          Discards.handOver(party, token, helper);
          party.tell(PAID, party.fighter(), token, helper);
          party.then(new PlaceItem(helper, token));
        }
      }
      party.then(LEVEL_CARDS);
    }
  },
  /**
   * The step for the promised level cards, one after another; a card that has become illegal stays in hand (MT-TMU-14).
   */
  LEVEL_CARDS {
    @Override
    public void run(Party party) {
      int fighter = party.fighter();
      int helper = party.helper();
      int token = promised(party, fighter, helper);
      if (token >= 0) {
        party.move(token, party.zones().open);
        party.tell(PAID, fighter, token, helper);
        party.then(Carry.of(party.face(token), Carry.Part.PLAY, fighter, helper), new Finish(token), this);
      }
    }
  };

  private static final EventType KILLED = EventType.of("killed", "MT-CBT-08").seat("fighter").number("level");
  private static final EventType PAID =
      EventType.of("promise-kept", "MT-TMU-13").seat("fighter").card("card").seat("helper");

  private static void treasure(Party party, int count) {
    int fighter = party.fighter();
    if (party.helper() < 0) {
      Drawing.draw(party, fighter, Deck.TREASURE, count); // MT-CBT-15
      return;
    }
    Zone spread = party.zones().spread;
    for (int i = 0; i < count; i++) {
      int token = Drawing.top(party, Deck.TREASURE);
      if (token >= 0) {
        party.move(token, spread); // MT-TMU-11
      }
    }
  }

  /** Returns the first promised level card in the order of ids, NOBODY if there is none. */
  private static int promised(Party party, int fighter, int helper) {
    int first = Party.NOBODY;
    for (int token = party.top(party.hand(fighter)); token >= 0; token = party.next(token)) {
      if (party.has(token, Num.OFFERED) && Target.raises(party, party.face(token), fighter, helper)
          && (first < 0 || party.face(token).index < party.face(first).index)) {
        first = token;
      }
    }
    return first;
  }
}
