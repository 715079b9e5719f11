package games.kumite.kungfu.end;

import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.Spirits;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.EventType;

/** The changes of the Chi Levels of the gangs by a scenario, from the next game on (KF-RUL-79). */
public final class ChiLevelRewards {

  private static final EventType CHANGED =
      EventType.of("chi-level-changes", "KF-RUL-79").seat("who").number("gang").number("change");
  private static final EventType WEAPON_LOST =
      EventType.of("signature-weapon-lost", "KF-TRT-63d").word("figure", Figures::id);
  private static final EventType WEAPON_BACK =
      EventType.of("signature-weapon-back", "KF-TRT-63f").word("figure", Figures::id);

  private ChiLevelRewards() {}

  /** Changes the Chi Level of a gang from the next game on; a negative change lowers it. */
  public static void change(GameState state, int gang, int change) {
    state.gang(gang, Counters.LEVEL_CHANGE, state.gang(gang, Counters.LEVEL_CHANGE) + change);
    state.gang(gang, Counters.LEVEL_GAINED, state.gang(gang, Counters.LEVEL_GAINED) + Math.max(0, change));
    state.emit(CHANGED, state.seat(gang), gang + 1, change);
  }

  /** Handles a Protagonist of a gang that is Knocked Out or killed, the first time in the battle (KF-ADV-01, KF-RUL-82). */
  public static void beats(GameState state, int protagonist, int gang, int by) {
    Figures figures = state.figures();
    boolean isByEnemy = by != Figures.NOBODY && figures.gang(by) != Figures.NEUTRAL && figures.side(by) != state.side(gang);
    if (isByEnemy && !figures.has(protagonist, PlotDeed.BEATEN)) {
      figures.note(protagonist, PlotDeed.BEATEN);
      change(state, figures.gang(by), 1);
    }
  }

  /** Credits an enemy with a fall that puts a Protagonist out after what that enemy has done to him. */
  public static void fells(GameState state, int protagonist, int by) {
    Figures figures = state.figures();
    int gang = Spirits.owner(figures, protagonist);
    boolean isOut = figures.is(protagonist, Condition.KNOCKED_OUT) || figures.is(protagonist, Condition.DEAD);
    if (isOut && figures.profile(protagonist).isProtagonist() && gang != Figures.NEUTRAL) {
      beats(state, protagonist, gang, by);
    }
  }

  /** Applies the end of the battle: its winner, and the Signature Weapons that are lost or found. */
  static void atEnd(GameState state, int winner) {
    boolean isDecisive = Degree.isDecisive(MatchEnd.destroyed(state, 0), MatchEnd.destroyed(state, 1));
    int levels = (state.get(Counters.VOID) == 0 ? 1 : 0) + (isDecisive ? 1 : 0); // KF-PLT-15, KF-ADV-01: told as one
    for (int gang = 0; gang < state.gangs() && levels > 0; gang++) {
      if (state.side(gang) == winner) {
        change(state, gang, levels);
      }
    }
    if (Goal.isLost(state)) {
      forfeit(state);
    } else {
      artefact(state);
    }
    Figures figures = state.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isGone = figures.is(figure, Condition.DEAD) || figures.is(figure, Condition.GONE);
      if (figures.home(figure) != Figures.NEUTRAL && !isGone && figures.arms().hasLostSignature(figure)) {
        weapon(state, figure, winner);
      }
    }
  }

  /** Cancels all gains of a battle whose target has died; what was lost is lost (KF-PLT-06d). */
  private static void forfeit(GameState state) {
    for (int gang = 0; gang < state.gangs(); gang++) {
      int gained = state.gang(gang, Counters.LEVEL_GAINED);
      if (gained > 0) {
        change(state, gang, -gained);
      }
    }
  }

  /** Rewards every gang of the side that holds the Artefact (KF-CPL-01f), no matter which player runs its holder (KF-RUL-160). */
  private static void artefact(GameState state) {
    for (int object = 0; object < state.objects().count(); object++) {
      int carrier = state.objects().carrier(object);
      boolean isHeld = state.objects().isArtefact(object) && carrier != Figures.NOBODY;
      int side = isHeld ? state.side(Spirits.owner(state.figures(), carrier)) : Figures.NEUTRAL;
      for (int gang = 0; gang < state.gangs(); gang++) {
        if (state.side(gang) == side) {
          change(state, gang, 1);
        }
      }
    }
  }

  private static void weapon(GameState state, int figure, int winner) {
    Figures figures = state.figures();
    int gang = figures.home(figure);
    boolean hasWon = state.side(gang) == winner;
    if (figures.has(figure, PlotDeed.UNARMED)) {
      if (hasWon && winner == state.get(Counters.SEEKER) && Goal.is(state, Plot.TAKE)) { // KF-TRT-63f
        figures.forget(figure, PlotDeed.UNARMED);
        state.emit(WEAPON_BACK, figures.code(figure));
        change(state, gang, 1);
      }
    } else if (!(hasWon && figures.has(figure, PlotDeed.SUNKEN)) && !isKept(state, figure)) { // KF-LOC-42c
      figures.note(figure, PlotDeed.UNARMED);
      state.emit(WEAPON_LOST, figures.code(figure));
      change(state, gang, -1); // KF-TRT-63d
    }
  }

  /** Returns whether a friend has it in his hands. */
  private static boolean isKept(GameState state, int owner) {
    Objects objects = state.objects();
    for (int object = 0; object < objects.count(); object++) {
      int carrier = objects.carrier(object);
      if (objects.weapon(object) == Weapon.SIGNATURE.ordinal() && objects.owner(object) == owner
          && carrier != Figures.NOBODY && !state.figures().areEnemies(carrier, owner)) {
        return true;
      }
    }
    return false;
  }
}
