package games.kumite.tmnt.effect;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.effect.EffectInterpreter.Part;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardChoice;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Face.Aim;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.ConditionTests;
import org.jspecify.annotations.Nullable;

/**
 * The choice before a card's effects: MT-D05 (a monster, or a side), MT-D07 (whose Level), MT-D26 (who must help),
 * MT-D30 (the Item that Cheat! is put on).
 *
 * @param user the seat that plays the card
 * @param token the card
 * @param part the text of the card
 */
public record ChooseTarget(int user, int token, Part part) implements CardChoice {

  private static final Refusal DEAD = new Refusal("MT-RUL-42", "dead-target");
  private static final Refusal LAST_LEVEL = new Refusal("MT-TRE-05", "last-level");
  private static final Refusal NO_LEVEL = new Refusal("MT-LVL-04", "no-level");
  private static final Refusal UNFIT = new Refusal("MT-MON-07", "no-target");
  private static final EventType AIMED = EventType.of("aimed", "MT-MON-07").card("card").card("at");
  private static final EventType ATTACHED = EventType.of("attached", "MT-TRE-03").seat("by").card("card").card("to");
  private static final EventType AT_SIDE = EventType.of("aimed-side", "MT-ONE-03").card("card");
  private static final EventType AT_SEAT = EventType.of("aimed-seat", "MT-TRE-04").card("card").seat("at");

  /** Returns the choice of a target for a card that a seat has played. */
  public static Step<GameState> of(GameState state, int user, int token, Part part) {
    ChooseTarget target = new ChooseTarget(user, token, part);
    return target.aim(state) == Aim.PAIR ? new WanderingMonster(user, token) : target;
  }

  private Aim aim(GameState state) {
    return part == Part.TEAM_UP ? state.face(token).teamAim : state.face(token).aim;
  }

  @Override
  public String kind() {
    return "target";
  }

  @Override
  public int seat(GameState state) {
    return user;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.refuseOthers(UNFIT);
    Face face = state.face(token);
    switch (aim(state)) {
      case CHOICE -> {
        if (face.type != CardType.ONE_SHOT || !CombatSides.forbid(state, EffectVerb.NOONESHOT)) {
          out.add(state.actions().of(ActionVerb.TARGET_SIDE));
        }
        monsters(state, out, null);
      }
      case MONSTER -> monsters(state, out, null);
      case FITTING -> monsters(state, out, face);
      case LEVEL, STEAL, FORCE -> seats(state, out);
      case ATTACH -> {
        for (int item = state.top(state.table(user)); item >= 0; item = state.next(item)) {
          if (mayBear(state, item)) {
            out.add(state.deed(ActionVerb.ATTACH, item, user));
          }
        }
      }
      default -> throw new IllegalStateException(face.id + " has no target");
    }
  }

  private static void monsters(GameState state, ActionCollector out, @Nullable Face fitting) {
    for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
      if (state.isHere(slot) && (fitting == null || ConditionTests.monster(state.monsterFace(slot), fitting.fitting))) {
        out.add(CombatSides.deed(state, slot, ActionVerb.TARGET, ActionVerb.TARGET_TWIN));
      }
    }
  }

  private void seats(GameState state, ActionCollector out) {
    Aim aim = aim(state);
    ActionVerb word = aim == Aim.LEVEL ? ActionVerb.LEVEL : aim == Aim.STEAL ? ActionVerb.STEAL : ActionVerb.FORCE;
    Refusal unfit = aim == Aim.LEVEL ? LAST_LEVEL : aim == Aim.STEAL ? NO_LEVEL : CombatHelper.NOT_FREE;
    int other = state.active();
    for (int i = 0; i < state.seats(); i++) {
      out.add(state.actions().of(word, other), !fits(state, aim, other, user)
          ? aim != Aim.FORCE && !state.isAlive(other) ? DEAD : unfit
          : aim == Aim.LEVEL && !EffectInterpreter.raises(state, state.face(token), user, other) ? AbilityUse.CONDITION : null);
      other = state.after(other);
    }
  }

  /** Returns whether a level card may be played on a seat (MT-TRE-05). */
  public static boolean mayRise(GameState state, int seat) {
    return state.isAlive(seat) && state.level(seat) < GameState.CEILING;
  }

  /** Returns whether a level card that a player plays on a seat gives it a Level. */
  public static boolean raises(GameState state, Face face, int user, int seat) {
    return mayRise(state, seat) && EffectInterpreter.raises(state, face, user, seat);
  }

  private static boolean fits(GameState state, Aim aim, int seat, int user) {
    return switch (aim) {
      case LEVEL -> mayRise(state, seat);
      case STEAL -> seat != user && state.isAlive(seat) && state.level(seat) > 1; // MT-LVL-04
      default -> CombatHelper.isFree(state, seat); // MT-TMU-03
    };
  }

  /** Returns whether a card that is for a player has a player whom it fits. */
  public static boolean anyoneFits(GameState state, Aim aim, int user) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (fits(state, aim, seat, user)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a level card gives any player a Level, as far as the conditions on it say. */
  public static boolean anyoneRises(GameState state, Face face, int user) {
    for (int seat = 0; seat < state.seats(); seat++) {
      if (raises(state, face, user, seat)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a seat has an Item in play on which Cheat! may be put. */
  public static boolean hasBearer(GameState state, int seat) {
    for (int token = state.top(state.table(seat)); token >= 0; token = state.next(token)) {
      if (mayBear(state, token)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayBear(GameState state, int token) {
    return state.face(token).isItem && state.attached(token) < 0; // a One-Shot too (MT-TRE-01)
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    Face face = state.face(token);
    return switch (aim(state)) {
      case CHOICE -> state.isInCombat(user)
          && (face.type != CardType.ONE_SHOT || !CombatSides.forbid(state, EffectVerb.NOONESHOT))
          ? state.actions().of(ActionVerb.TARGET_SIDE) : firstMonster(state);
      case MONSTER -> firstMonster(state);
      case LEVEL -> raises(state, face, user, user) ? state.actions().of(ActionVerb.LEVEL, user) : null;
      default -> null;
    };
  }

  private static @Nullable Action firstMonster(GameState state) {
    for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
      if (state.isHere(slot)) {
        return CombatSides.deed(state, slot, ActionVerb.TARGET, ActionVerb.TARGET_TWIN);
      }
    }
    return null;
  }

  @Override
  public void execute(GameState state, Action action) {
    if (state.cards().isIn(token, state.zones().combat)) {
      state.attach(token, GameState.NONE);
    }
    VerbAction deed = (VerbAction) action;
    Face face = state.face(token);
    switch ((ActionVerb) deed.verb()) {
      case TARGET_SIDE -> {
        state.emit(AT_SIDE, token);
        state.then(EffectInterpreter.of(face, part, user, GameState.NONE));
      }
      case TARGET, TARGET_TWIN -> {
        int slot = CombatSides.slot(state, deed);
        if (part == Part.PLAY) {
          state.attach(token, slot);
        }
        state.emit(AIMED, token, CombatSides.card(state, slot));
        state.then(EffectInterpreter.of(face, part, user, slot));
      }
      case ATTACH -> attach(state, state.find(state.table(user), deed, user));
      default -> {
        state.emit(AT_SEAT, token, deed.first());
        state.then(EffectInterpreter.of(face, part, user, deed.first()));
      }
    }
  }

  private void attach(GameState state, int item) {
    state.move(token, state.table(user));
    state.attach(token, item);
    state.attach(item, token);
    state.emit(ATTACHED, user, token, item);
    if (!state.has(item, Counters.EQUIPPED)) {
      state.then(new PlaceItem(user, item));
    }
  }
}
