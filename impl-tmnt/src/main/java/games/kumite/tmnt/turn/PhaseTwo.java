package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.combat.Fight;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.effect.Carry;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Tidings;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.window.Receive;

/** Phase 2: trouble or loot (MT-PHS-08). */
enum PhaseTwo implements Forced {
  /** MT-D04. A player without a monster is asked too: who is asked would otherwise tell what is in hand (MT-PHS-12). */
  PHASE_TWO {
    @Override
    public boolean answersItself() {
      return false;
    }

    @Override
    public void options(Party party, Options out) {
      out.refuseOthers(NO_TROUBLE);
      int monster = 1 << CardType.MONSTER.ordinal();
      for (int token = party.top(party.hand(party.active()), monster); token >= 0; token = party.next(token, monster)) {
        out.add(party.deed(Word.TROUBLE, token, party.active()));
      }
      out.add(party.actions().of(Word.LOOT));
    }

    /** The monster with most Treasures that can be beaten. */
    @Override
    public Action sensible(Party party, RandomSource random) {
      int active = party.active();
      int strength = party.level(active) + Strength.alone(party, active);
      int best = Party.NOBODY;
      int monster = 1 << CardType.MONSTER.ordinal();
      for (int token = party.top(party.hand(active), monster); token >= 0; token = party.next(token, monster)) {
        Face face = party.face(token);
        if (face.level < strength && (best < 0 || face.treasures > party.face(best).treasures)) {
          best = token;
        }
      }
      return best < 0 ? party.actions().of(Word.LOOT) : party.deed(Word.TROUBLE, best, active);
    }

    @Override
    public void chosen(Party party, Action action) {
      VerbAction deed = (VerbAction) action;
      int active = party.active();
      if (deed.verb() == Word.TROUBLE) {
        party.tell(TROUBLE, active);
        Fight.begin(party, party.find(party.hand(active), deed, active)); // MT-PHS-09
      } else if (ability(party, 0) >= 0) {
        party.ask(LOOT_ABILITY);
      } else {
        loot(party);
      }
    }
  },
  /** MT-D27. */
  LOOT_ABILITY {
    @Override
    public void options(Party party, Options out) {
      out.refuseOthers(NO_LOOT);
      for (int number = 0; ability(party, number) >= 0; number++) {
        out.add(party.deed(Word.USE, ability(party, number), party.active()));
      }
      out.add(party.actions().of(Word.NOT_USE));
    }

    @Override
    public void chosen(Party party, Action action) {
      VerbAction deed = (VerbAction) action;
      if (deed.verb() == Word.NOT_USE) {
        loot(party);
        return;
      }
      int active = party.active();
      int token = party.find(party.table(active), deed, active);
      Face face = party.face(token);
      party.use(token);
      party.tell(Tidings.USED, active, token);
      int cost = face.onLoot == null ? 0 : face.onLoot.clause().cost();
      party.then(Pay.of(active, token, cost), Carry.of(face, Carry.Part.LOOT, active, Party.NOBODY), Receive.ALL);
    }
  };

  private static final Refusal NO_TROUBLE = new Refusal("MT-PHS-09", "no-trouble");
  private static final Refusal NO_LOOT = new Refusal("MT-PHS-10", "no-loot-ability");
  private static final EventType TROUBLE = EventType.of("trouble", "MT-PHS-09").seat("who");
  private static final EventType LOOTED = EventType.of("room-looted", "MT-PHS-10").seat("who");

  @Override
  public int seat(Party party) {
    return party.active();
  }

  /** The nth usable ON LOOT ability of the active player, NOBODY if there are fewer. */
  private static int ability(Party party, int number) {
    int active = party.active();
    int left = number;
    for (int token = party.top(party.table(active)); token >= 0; token = party.next(token)) {
      Ability ability = party.face(token).onLoot;
      if (ability != null && Abilities.isReady(party, active, token, ability) && left-- == 0) {
        return token;
      }
    }
    return Party.NOBODY;
  }

  private static void loot(Party party) {
    party.tell(LOOTED, party.active());
    Drawing.draw(party, party.active(), Deck.DOOR, 1); // MT-PHS-10
    party.then(Receive.ALL);
  }
}
