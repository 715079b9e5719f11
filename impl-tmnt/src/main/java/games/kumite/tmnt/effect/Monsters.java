package games.kumite.tmnt.effect;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Need;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Strength;

/** The monsters of a combat, and who fights them. */
public final class Monsters {

  private static final EventType JOINED = EventType.of("monster-joined", "MT-CBT-01").card("card").number("level");
  private static final EventType COPIED = EventType.of("monster-copied", "MT-RUL-21").card("card").number("level");
  private static final EventType REMOVED =
      EventType.of("monster-removed", "MT-MON-10").card("card").number("treasures");
  private static final EventType HELPS = EventType.of("helps", "MT-CBT-02").seat("helper");
  private static final EventType HELPER_LEFT = EventType.of("helper-left", "MT-TMU-16").seat("helper");

  /** The helper leaves. */
  public enum Release implements Step<Party> {
    RELEASE;

    @Override
    public void run(Party party) {
      dropHelper(party);
    }
  }

  private Monsters() {}

  /** The active player is in combat with a card's monster (MT-CBT-01). */
  public static void begin(Party party, int token) {
    party.set(Num.FOUGHT, 1);
    party.set(Num.FIGHTER, party.active());
    enter(party, party.active());
    join(party, token);
  }

  /** A player is in combat from now on, with the reminders kept (MT-TRP-06). */
  private static void enter(Party party, int seat) {
    party.setSeat(seat, Num.DOOM, party.seat(seat, Num.OMEN));
    party.setSeat(seat, Num.OMEN, 0);
    party.setSeat(seat, Num.RUN_DOOM, party.seat(seat, Num.RUN_OMEN));
    party.setSeat(seat, Num.RUN_OMEN, 0);
  }

  /** Adds a card's monster to the combat. */
  public static void join(Party party, int token) {
    party.move(token, party.zones().combat);
    add(party, party.face(token), token);
    party.tell(JOINED, token, party.face(token).level);
  }

  /** Adds a copy of a monster (MATE). */
  public static void copy(Party party, int slot) {
    add(party, party.monsterFace(slot), Party.NOBODY);
    party.tell(COPIED, card(party, slot), party.monsterFace(slot).level);
  }

  private static void add(Party party, Face face, int token) {
    int slot = party.get(Num.MONSTERS);
    party.add(Num.MONSTERS, 1);
    party.add(Num.LEFT, 1);
    party.setMonster(slot, Num.FACE, face.index);
    party.setMonster(slot, Num.TOKEN, token);
    party.setMonster(slot, Num.HERE, 1);
  }

  /** A monster leaves unkilled, its enhancers with it (MT-MON-14). One that the same card has removed already is gone. */
  public static void remove(Party party, int slot, boolean treasure) {
    if (!party.isHere(slot)) {
      return;
    }
    int treasures = treasure ? Strength.treasures(party, slot) : 0;
    party.add(Num.SAVED, treasures);
    party.tell(REMOVED, card(party, slot), treasures);
    party.setMonster(slot, Num.HERE, 0);
    party.add(Num.LEFT, -1);
    int next;
    for (int token = party.top(party.zones().combat); token >= 0; token = next) {
      next = party.next(token);
      Face face = party.face(token);
      if (face.type == CardType.ENHANCER && party.attached(token) == slot && !face.plays(Verb.MATE)) {
        Discards.discard(party, token);
      }
    }
    if (party.monster(slot, Num.TOKEN) >= 0) { // MT-RUL-21
      Discards.discard(party, party.monster(slot, Num.TOKEN));
    }
  }

  /** Somebody helps (MT-CBT-02). */
  public static void help(Party party, int seat) {
    party.set(Num.HELPER, seat);
    enter(party, seat);
    party.tell(HELPS, seat);
  }

  /** Somebody must help (FORCEHELP). */
  public static void force(Party party, int seat) {
    help(party, seat);
    party.set(Num.FORCED, 1);
  }

  /** The helper leaves; what was bought and agreed is void (MT-TMU-17, MT-RUL-35). */
  public static void dropHelper(Party party) {
    int helper = party.helper();
    party.addSeat(helper, Num.OMEN, party.seat(helper, Num.DOOM));
    party.setSeat(helper, Num.DOOM, 0);
    party.addSeat(helper, Num.RUN_OMEN, party.seat(helper, Num.RUN_DOOM));
    party.setSeat(helper, Num.RUN_DOOM, 0);
    party.set(Num.HELPER, Party.NOBODY);
    party.set(Num.FORCED, 0);
    party.set(Num.HELPER_BOUGHT, 0);
    voidOffer(party);
    party.tell(HELPER_LEFT, helper);
  }

  /** Nothing of an offer of help holds any more, agreed or not (MT-TMU-17). */
  public static void voidOffer(Party party) {
    party.set(Num.OFFER_TREASURES, 0);
    party.set(Num.OFFER_ORDER, 0);
    party.unmarkAll(Num.OFFERED);
  }

  /** Something other than Bad Stuff takes a player out, out of a combat too: a helper only before the comparison. */
  public static void takeOut(Party party, int seat) {
    if (seat == party.fighter()) {
      party.set(Num.OUT, 1); // MT-RUL-15
    } else if (seat == party.helper() && party.get(Num.RUNNER) < 0) {
      dropHelper(party); // MT-TMU-17
    }
  }

  /** Returns whether the helper was forced into what has become a combat for the win (MT-TMU-16). */
  public static boolean isForcedForTheWin(Party party) {
    return party.get(Num.FORCED) != 0 && Strength.isForTheWin(party);
  }

  /**
   * Returns whether a monster forbids something: that help is asked for or forced (NOHELP), or One-Shots of time COMBAT for the
   * players (NOONESHOT).
   */
  public static boolean forbid(Party party, Verb verb) {
    for (int slot = party.get(Num.MONSTERS) - 1; slot >= 0; slot--) {
      Face face = party.monsterFace(slot);
      Need[] needs = verb == Verb.NOHELP ? face.noHelp : face.noOneShot;
      if (party.isHere(slot) && Needs.anyHolds(party, needs, party.fighter(), slot)) {
        return true;
      }
    }
    return false;
  }

  /** The card of a monster, of a copy that of its original. */
  public static int card(Party party, int slot) {
    int token = party.monster(slot, Num.TOKEN);
    for (int other = 0; token < 0 && other < party.terms().size(); other++) {
      token = party.cards().face(other) == party.monster(slot, Num.FACE) ? other : token;
    }
    return token;
  }

  /** An action about a monster: by its card, or by the token that stands for a copy. */
  public static VerbAction deed(Party party, int slot, Word ofCard, Word ofCopy) {
    return party.monster(slot, Num.TOKEN) >= 0
        ? party.actions().of(ofCard, party.monster(slot, Num.FACE)) : party.actions().of(ofCopy, slot);
  }

  /** The monster that an action is about. */
  public static int slot(Party party, VerbAction deed) {
    if (deed.verb() == Word.TARGET_TWIN || deed.verb() == Word.RUN_TWIN) {
      return deed.first();
    }
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (party.monster(slot, Num.FACE) == deed.first() && party.monster(slot, Num.TOKEN) >= 0 && party.isHere(slot)) {
        return slot;
      }
    }
    throw new IllegalStateException(deed + " is about no monster of the combat");
  }

  /** Ends the combat: its cards, reminders and numbers go (MT-CBT-10, MT-RUN-12, MT-TRP-09), and what was to follow. */
  public static void end(Party party) {
    Discards.discardAll(party, party.zones().combat);
    forget(party, party.fighter());
    if (party.helper() >= 0) {
      forget(party, party.helper());
    }
    party.leave(Stage.COMBAT);
  }

  private static void forget(Party party, int seat) {
    int next;
    for (int token = party.top(party.kept(seat)); token >= 0; token = next) {
      next = party.next(token);
      if (party.face(token).persists) {
        party.mark(token, Num.SPENT);
      } else {
        Discards.discard(party, token);
      }
    }
  }
}
