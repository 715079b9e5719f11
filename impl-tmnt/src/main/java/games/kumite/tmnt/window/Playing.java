package games.kumite.tmnt.window;

import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Verb;
import games.kumite.tmnt.content.When;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.effect.Carry;
import games.kumite.tmnt.effect.Carry.Part;
import games.kumite.tmnt.effect.Finish;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.effect.PlaceItem;
import games.kumite.tmnt.effect.Target;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Tidings;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Abilities;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Strength;
import org.jspecify.annotations.Nullable;

/** Playing a card: why it cannot be played now, and what happens if it is. */
public final class Playing {

  static final Refusal DIE_ONLY = new Refusal("MT-ONE-07", "die-only");
  static final Refusal WRONG_TIME = new Refusal("MT-ONE-07", "wrong-time");
  static final Refusal NOT_HELD = new Refusal("MT-SET-14", "not-held");
  private static final Refusal MONSTER = new Refusal("MT-MON-03", "monster");
  private static final Refusal TRAP = new Refusal("MT-TRP-02", "trap-needs-victim");
  private static final Refusal NO_COMBAT = new Refusal("MT-RUL-22", "no-combat");
  private static final Refusal TOO_LATE = new Refusal("MT-RUL-43", "too-late");
  private static final Refusal NO_MONSTER = new Refusal("MT-INT-03", "no-monster");
  private static final Refusal STANCE_TURN = new Refusal("MT-STN-06", "not-own-turn");
  private static final Refusal KATA_TURN = new Refusal("MT-KAT-06", "not-own-turn");
  private static final Refusal RANK = new Refusal("MT-KAT-04", "rank");
  private static final Refusal ITEM_TURN = new Refusal("MT-TRE-02", "item-turn");
  private static final Refusal ITEM_COMBAT = new Refusal("MT-CBT-14", "item-combat");
  private static final Refusal NO_ONE_SHOT = new Refusal("MT-CON-01", "no-one-shot");
  private static final Refusal ESCAPED = new Refusal("MT-RUN-13", "nobody-to-escape");
  private static final Refusal LAST_LEVEL = new Refusal("MT-TRE-05", "nobody-rises");
  private static final Refusal NO_BEARER = new Refusal("MT-ITM-06", "no-bearer");
  private static final Refusal NOT_AT_ONCE = new Refusal("MT-WHN-06", "not-received");

  private static final int ANY_TIME =
      Face.ANY_TIME | Face.timing(CardType.ALLY, CardType.TRAP, CardType.ONE_SHOT); // MT-ALY-03
  private static final int IN_COMBAT = Face.timing(CardType.ENHANCER, CardType.WANDERING); // MT-INT-02
  private static final int OWN_TURN = Face.timing(CardType.STANCE, CardType.KATA); // MT-STN-05
  private static final int OWN_TIME =
      Face.timing(CardType.ITEM, CardType.LEVEL_CARD, CardType.SPECIAL); // MT-TRE-02

  private static final EventType REPLACED = EventType.of("replaced", "MT-STN-07").seat("by").card("old").card("card");

  private Playing() {}

  /** A bit for each timing of cards in a seat's hand for which a window is, or may be, the time; others wait. */
  static int timely(Party party, int seat, Priority window) {
    int timely = window == Priority.COMBAT ? ANY_TIME | IN_COMBAT : ANY_TIME;
    if (seat == party.active()) {
      timely |= window.isNonCombat() ? OWN_TURN | OWN_TIME : OWN_TURN;
    }
    return timely;
  }

  /** Returns why a card in a seat's hand cannot be played in a window, for which cards it is the time; null if it can. */
  static @Nullable Refusal refusal(Party party, int seat, Face face, Priority window, int timely) {
    if (window == Priority.DIE) {
      return DIE_ONLY;
    }
    boolean isTime = (timely & face.timing) != 0;
    boolean isActive = seat == party.active();
    return switch (face.type) {
      case ENHANCER -> isTime ? Abilities.ineffective(party, seat, face) : outside(window);
      case WANDERING -> !isTime ? outside(window)
          : party.first(party.hand(seat), CardType.MONSTER) < 0 ? NO_MONSTER : Abilities.ineffective(party, seat, face);
      case STANCE -> isTime ? null : STANCE_TURN;
      case KATA -> isTime ? rank(party, seat, face) : KATA_TURN;
      case ALLY -> null;
      case ITEM -> isTime ? null : isActive ? ITEM_COMBAT : ITEM_TURN;
      case ONE_SHOT -> isActive && window.isNonCombat() ? null : oneShot(party, seat, face, window);
      case LEVEL_CARD, SPECIAL -> isTime ? special(party, seat, face) : ITEM_TURN;
      case TRAP -> TRAP;
      default -> MONSTER;
    };
  }

  /** Returns why a card that the active player has turned up cannot be played at once, null if it can (MT-PHS-06). */
  public static @Nullable Refusal atTheDoor(Party party, Face face) {
    int active = party.active();
    return face.when == When.ANY ? special(party, active, face) : onReceipt(party, active, face);
  }

  /** Returns why a card cannot be put into play when it is received, null if it can (W-RECEIVE). */
  public static @Nullable Refusal onReceipt(Party party, int seat, Face face) {
    boolean isInCombat = party.isInCombat(seat);
    return switch (face.type) {
      case STANCE, ALLY -> null; // MT-RUL-34
      case KATA -> rank(party, seat, face);
      case ITEM, ONE_SHOT -> isInCombat ? ITEM_COMBAT : null; // MT-WHN-05
      case LEVEL_CARD, SPECIAL -> face.when == When.ANY ? NOT_AT_ONCE
          : isInCombat ? ITEM_COMBAT : seat == party.active() ? special(party, seat, face) : ITEM_TURN;
      default -> NOT_AT_ONCE; // MT-RUL-22
    };
  }

  /** Where only cards just received or of the starting hand may be played: what is refused of all others. */
  static void notReceived(Party party, int seat, Options out) {
    for (int face = 0; face < party.terms().size() && out.isExplaining(); face++) {
      out.add(party.actions().of(Word.PLAY, face), party.holds(seat, face) ? NOT_AT_ONCE : NOT_HELD);
    }
    out.refuseOthers(NOT_AT_ONCE);
  }

  private static Refusal outside(Priority window) {
    return window == Priority.RUN ? TOO_LATE : NO_COMBAT;
  }

  /** MT-KAT-02, MT-KAT-04. */
  private static @Nullable Refusal rank(Party party, int seat, Face face) {
    return party.ranks(seat) + face.rank <= party.level(seat) ? null : RANK;
  }

  /** Returns why a Treasure that is no Item can have no effect, null if it has one. */
  private static @Nullable Refusal special(Party party, int seat, Face face) {
    return switch (face.aim) {
      case LEVEL -> !Target.anyoneFits(party, face.aim, seat) ? LAST_LEVEL // MT-TRE-04
          : Target.anyoneRises(party, face, seat) ? null : Abilities.CONDITION;
      case ATTACH -> Target.hasBearer(party, seat) ? Abilities.ineffective(party, seat, face) : NO_BEARER;
      default -> Aiming.refusal(party, seat, face);
    };
  }

  /** Returns why a One-Shot cannot be played in a window for its effect, null if it can (MT-ONE-03, MT-ONE-07). */
  static @Nullable Refusal oneShot(Party party, int seat, Face face, Priority window) {
    if (window == Priority.RUN && face.when == When.RUN) {
      return escape(party, seat, face);
    }
    if (window == Priority.RUN && face.aim == Face.Aim.FITTING) {
      return TOO_LATE;
    }
    if (window != Priority.COMBAT || face.when != When.COMBAT) {
      return window == Priority.DIE ? DIE_ONLY : WRONG_TIME;
    }
    boolean isForMonsters = (face.aim == Face.Aim.CHOICE || face.aim == Face.Aim.MONSTER) && !face.helpsSide;
    if (!isForMonsters && Monsters.forbid(party, Verb.NOONESHOT)) {
      return NO_ONE_SHOT;
    }
    return Aiming.refusal(party, seat, face);
  }

  /** Returns why nobody would escape by a card: one of its effects must be for the seat to use, and its condition hold. */
  private static @Nullable Refusal escape(Party party, int seat, Face face) {
    Refusal refusal = ESCAPED;
    for (Ability part : face.play) {
      if (Using.mayEscape(party, seat, part.effect())) {
        if (Needs.holdOncePlayed(party, part.need(), seat, seat, face)) {
          return null;
        }
        refusal = Abilities.CONDITION;
      }
    }
    return refusal;
  }

  /** Plays a card from the hand or, a One-Shot in its time, from the table. */
  public static void play(Party party, int seat, int token, Priority window) {
    Face face = party.face(token);
    switch (face.type) {
      case STANCE, ALLY -> {
        int old = party.first(party.table(seat), face.type);
        to(party, seat, token, party.table(seat));
        if (old >= 0) {
          Discards.discard(party, old); // MT-STN-07, MT-ALY-05
          party.tell(REPLACED, seat, old, token);
        }
      }
      case KATA -> to(party, seat, token, party.table(seat));
      case ITEM -> {
        to(party, seat, token, party.table(seat));
        party.then(new PlaceItem(seat, token));
      }
      case ONE_SHOT -> {
        if (window.isNonCombat()) {
          to(party, seat, token, party.table(seat));
        } else {
          carry(party, seat, token, party.zones().combat);
        }
      }
      case ENHANCER, WANDERING -> carry(party, seat, token, party.zones().combat);
      default -> {
        carry(party, seat, token, party.zones().open);
        party.then(new Finish(token));
      }
    }
  }

  private static void to(Party party, int seat, int token, Zone zone) {
    Discards.leaveTable(party, token);
    party.wipe(token);
    party.move(token, zone);
    party.tell(Tidings.PLAYED, seat, token);
  }

  private static void carry(Party party, int seat, int token, Zone zone) {
    to(party, seat, token, zone);
    if (zone.equals(party.zones().combat)) {
      party.setUser(token, seat);
    }
    Face face = party.face(token);
    if (Aiming.due(party, seat, face) == Face.Aim.NONE) {
      party.then(Carry.of(face, Part.PLAY, seat, Party.NOBODY));
    } else {
      if (zone.equals(party.zones().combat)) {
        party.attach(token, Num.UNAIMED);
      }
      party.then(Target.of(party, seat, token, Part.PLAY));
    }
  }
}
