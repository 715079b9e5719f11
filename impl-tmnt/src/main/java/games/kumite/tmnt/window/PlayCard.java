package games.kumite.tmnt.window;

import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.content.PlayTime;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.effect.CombatSides;
import games.kumite.tmnt.effect.DiscardPlayedCard;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.effect.PlaceItem;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.ConditionTests;
import org.jspecify.annotations.Nullable;

/** The playing of a card: the reasons against it now, and its course. */
public final class PlayCard {

  static final Refusal DIE_ONLY = new Refusal("MT-ONE-07", "die-only");
  static final Refusal WRONG_TIME = new Refusal("MT-ONE-07", "wrong-time");
  static final Refusal NOT_HELD = new Refusal("MT-SET-14", "not-held");
  private static final Refusal MONSTER = new Refusal("MT-MON-03", "monster");
  private static final Refusal DEAD_VICTIM = new Refusal("MT-TRP-02", "dead-victim");
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

  private static final EventType TRAPPED = EventType.of("trap-played", "MT-TRP-02").seat("by").card("card").seat("victim");
  private static final EventType REPLACED = EventType.of("replaced", "MT-STN-07").seat("by").card("old").card("card");

  private PlayCard() {}

  /**
   * Returns a bit for each timing of hand cards for which a window is, or may be, the time. Cards of other timings
   * wait.
   */
  static int timely(GameState state, int seat, PriorityWindow window) {
    int timely = window == PriorityWindow.COMBAT ? ANY_TIME | IN_COMBAT : ANY_TIME;
    if (seat == state.active()) {
      timely |= window.isNonCombat() ? OWN_TURN | OWN_TIME : OWN_TURN;
    }
    return timely;
  }

  /** Returns why a card in a seat's hand cannot be played in a window with given timings, null if it can. */
  static @Nullable Refusal refusal(GameState state, int seat, Face face, PriorityWindow window, int timely) {
    if (window == PriorityWindow.DIE) {
      return DIE_ONLY;
    }
    boolean isTime = (timely & face.timing) != 0;
    boolean isActive = seat == state.active();
    return switch (face.type) {
      case ENHANCER -> isTime ? AbilityUse.ineffective(state, seat, face) : outside(window);
      case WANDERING -> !isTime ? outside(window)
          : state.first(state.hand(seat), CardType.MONSTER) < 0 ? NO_MONSTER : AbilityUse.ineffective(state, seat, face);
      case STANCE -> isTime ? null : STANCE_TURN;
      case KATA -> isTime ? rank(state, seat, face) : KATA_TURN;
      case ALLY -> null;
      case ITEM -> isTime ? null : isActive ? ITEM_COMBAT : ITEM_TURN;
      case ONE_SHOT -> isActive && window.isNonCombat() ? null : oneShot(state, seat, face, window);
      case LEVEL_CARD, SPECIAL -> isTime ? special(state, seat, face) : ITEM_TURN;
      case TRAP -> TRAP;
      default -> MONSTER;
    };
  }

  /** Returns why a card that the active player has turned up cannot be played at once, null if it can (MT-PHS-06). */
  public static @Nullable Refusal atTheDoor(GameState state, Face face) {
    int active = state.active();
    return face.when == PlayTime.ANY ? special(state, active, face) : onReceipt(state, active, face);
  }

  /** Returns why a card cannot be put into play when it is received, null if it can (W-RECEIVE). */
  public static @Nullable Refusal onReceipt(GameState state, int seat, Face face) {
    boolean isInCombat = state.isInCombat(seat);
    return switch (face.type) {
      case STANCE, ALLY -> null; // MT-RUL-34
      case KATA -> rank(state, seat, face);
      case ITEM, ONE_SHOT -> isInCombat ? ITEM_COMBAT : null; // MT-WHN-05
      case LEVEL_CARD, SPECIAL -> face.when == PlayTime.ANY ? NOT_AT_ONCE
          : isInCombat ? ITEM_COMBAT : seat == state.active() ? special(state, seat, face) : ITEM_TURN;
      default -> NOT_AT_ONCE; // MT-RUL-22
    };
  }

  /** Refuses all other cards where only cards just received or of the starting hand may be played. */
  static void notReceived(GameState state, int seat, ActionCollector out) {
    for (int face = 0; face < state.definition().size() && out.isExplaining(); face++) {
      out.add(state.actions().of(ActionVerb.PLAY, face), state.holds(seat, face) ? NOT_AT_ONCE : NOT_HELD);
    }
    out.refuseOthers(NOT_AT_ONCE);
  }

  /** Returns why a Trap in hand cannot be played on a player, null if it can (MT-TRP-02, MT-RUL-47). */
  static @Nullable Refusal trapRefusal(GameState state, int victim, PriorityWindow window) {
    return window == PriorityWindow.DIE ? DIE_ONLY : state.isAlive(victim) ? null : DEAD_VICTIM;
  }

  private static Refusal outside(PriorityWindow window) {
    return window == PriorityWindow.RUN ? TOO_LATE : NO_COMBAT;
  }

  /** Returns the refusal of a Kata whose Rank is too high, null if it fits (MT-KAT-02, MT-KAT-04). */
  private static @Nullable Refusal rank(GameState state, int seat, Face face) {
    return state.ranks(seat) + face.rank <= state.level(seat) ? null : RANK;
  }

  /** Returns why a Treasure that is not an Item can have no effect, null if it has one. */
  private static @Nullable Refusal special(GameState state, int seat, Face face) {
    return switch (face.aim) {
      case LEVEL -> !ChooseTarget.anyoneFits(state, face.aim, seat) ? LAST_LEVEL // MT-TRE-04
          : ChooseTarget.anyoneRises(state, face, seat) ? null : AbilityUse.CONDITION;
      case ATTACH -> ChooseTarget.hasBearer(state, seat) ? AbilityUse.ineffective(state, seat, face) : NO_BEARER;
      default -> TargetedCards.refusal(state, seat, face);
    };
  }

  /** Returns why a One-Shot cannot be played in a window for its effect, null if it can (MT-ONE-03, MT-ONE-07). */
  static @Nullable Refusal oneShot(GameState state, int seat, Face face, PriorityWindow window) {
    if (window == PriorityWindow.RUN && face.when == PlayTime.RUN) {
      return escape(state, seat, face);
    }
    if (window == PriorityWindow.RUN && face.aim == Face.Aim.FITTING) {
      return TOO_LATE;
    }
    if (window != PriorityWindow.COMBAT || face.when != PlayTime.COMBAT) {
      return window == PriorityWindow.DIE ? DIE_ONLY : WRONG_TIME;
    }
    boolean isForMonsters = (face.aim == Face.Aim.CHOICE || face.aim == Face.Aim.MONSTER) && !face.helpsSide;
    if (!isForMonsters && CombatSides.forbid(state, EffectVerb.NOONESHOT)) {
      return NO_ONE_SHOT;
    }
    return TargetedCards.refusal(state, seat, face);
  }

  /**
   * Returns why no player would escape by a card, null if one would. One of its effects must be for the seat to use,
   * and its condition hold.
   */
  private static @Nullable Refusal escape(GameState state, int seat, Face face) {
    Refusal refusal = ESCAPED;
    for (Ability part : face.play) {
      if (UseInPlay.mayEscape(state, seat, part.effect())) {
        if (ConditionTests.holdOncePlayed(state, part.need(), seat, seat, face)) {
          return null;
        }
        refusal = AbilityUse.CONDITION;
      }
    }
    return refusal;
  }

  /** Plays a card from the hand or, a One-Shot in its time, from the table. */
  public static void play(GameState state, int seat, int token, PriorityWindow window) {
    Face face = state.face(token);
    switch (face.type) {
      case STANCE, ALLY -> {
        int old = state.first(state.table(seat), face.type);
        to(state, seat, token, state.table(seat));
        if (old >= 0) {
          Discards.discard(state, old); // MT-STN-07, MT-ALY-05
          state.emit(REPLACED, seat, old, token);
        }
      }
      case KATA -> to(state, seat, token, state.table(seat));
      case ITEM -> {
        to(state, seat, token, state.table(seat));
        state.then(new PlaceItem(seat, token));
      }
      case ONE_SHOT -> {
        if (window.isNonCombat()) {
          to(state, seat, token, state.table(seat));
        } else {
          carry(state, seat, token, state.zones().combat);
        }
      }
      case ENHANCER, WANDERING -> carry(state, seat, token, state.zones().combat);
      default -> {
        carry(state, seat, token, state.zones().open);
        state.then(new DiscardPlayedCard(token));
      }
    }
  }

  /** Plays a Trap from the hand on a player. */
  static void trap(GameState state, int seat, VerbAction deed) {
    int token = state.find(state.hand(seat), deed, seat);
    state.move(token, state.zones().open);
    state.emit(TRAPPED, seat, token, deed.second());
    state.then(new TrapHit(deed.second(), token));
  }

  private static void to(GameState state, int seat, int token, Zone zone) {
    Discards.leaveTable(state, token);
    state.wipe(token);
    state.move(token, zone);
    state.emit(CardEvents.PLAYED, seat, token);
  }

  private static void carry(GameState state, int seat, int token, Zone zone) {
    to(state, seat, token, zone);
    if (zone.equals(state.zones().combat)) {
      state.setUser(token, seat);
    }
    Face face = state.face(token);
    if (TargetedCards.due(state, seat, face) == Face.Aim.NONE) {
      state.then(EffectInterpreter.of(face, Part.PLAY, seat, GameState.NONE));
    } else {
      if (zone.equals(state.zones().combat)) {
        state.attach(token, Counters.UNAIMED);
      }
      state.then(ChooseTarget.of(state, seat, token, Part.PLAY));
    }
  }
}
