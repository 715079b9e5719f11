package games.kumite.kungfu.end;

import games.kumite.kungfu.ability.Spirits;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.EventType;

/** The changes of the Chi Levels of the gangs by a scenario, from the next game on (KF-RUL-79). */
public final class Rewards {

  private static final EventType CHANGED =
      EventType.of("chi-level-changes", "KF-RUL-79").seat("who").number("gang").number("change");
  private static final EventType WEAPON_LOST =
      EventType.of("signature-weapon-lost", "KF-TRT-63d").named("figure", Figures::id);
  private static final EventType WEAPON_BACK =
      EventType.of("signature-weapon-back", "KF-TRT-63f").named("figure", Figures::id);

  private Rewards() {}

  /** Changes the Chi Level of a gang from the next game on; a negative change lowers it. */
  public static void change(Fight fight, int gang, int change) {
    fight.gang(gang, Num.LEVEL_CHANGE, fight.gang(gang, Num.LEVEL_CHANGE) + change);
    fight.gang(gang, Num.LEVEL_GAINED, fight.gang(gang, Num.LEVEL_GAINED) + Math.max(0, change));
    fight.tell(CHANGED, fight.seat(gang), gang + 1, change);
  }

  /** Handles a Protagonist of a gang that is Knocked Out or killed, the first time in the battle (KF-ADV-01, KF-RUL-82). */
  public static void beats(Fight fight, int protagonist, int gang, int by) {
    Figures figures = fight.figures();
    boolean isByEnemy = by != Figures.NOBODY && figures.gang(by) != Figures.NEUTRAL && figures.side(by) != fight.side(gang);
    if (isByEnemy && !figures.has(protagonist, Deed.BEATEN)) {
      figures.note(protagonist, Deed.BEATEN);
      change(fight, figures.gang(by), 1);
    }
  }

  /** Credits an enemy with a fall that puts a Protagonist out after what that enemy has done to him. */
  public static void fells(Fight fight, int protagonist, int by) {
    Figures figures = fight.figures();
    int gang = Spirits.owner(figures, protagonist);
    boolean isOut = figures.is(protagonist, Condition.KNOCKED_OUT) || figures.is(protagonist, Condition.DEAD);
    if (isOut && figures.profile(protagonist).isProtagonist() && gang != Figures.NEUTRAL) {
      beats(fight, protagonist, gang, by);
    }
  }

  /** Applies the end of the battle: its winner, and the Signature Weapons that are lost or found. */
  static void atEnd(Fight fight, int winner) {
    boolean isDecisive = Degree.isDecisive(Ends.destroyed(fight, 0), Ends.destroyed(fight, 1));
    int levels = (fight.get(Num.VOID) == 0 ? 1 : 0) + (isDecisive ? 1 : 0); // KF-PLT-15, KF-ADV-01: told as one
    for (int gang = 0; gang < fight.gangs() && levels > 0; gang++) {
      if (fight.side(gang) == winner) {
        change(fight, gang, levels);
      }
    }
    if (Goal.isLost(fight)) {
      forfeit(fight);
    } else {
      artefact(fight);
    }
    Figures figures = fight.figures();
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isGone = figures.is(figure, Condition.DEAD) || figures.is(figure, Condition.GONE);
      if (figures.home(figure) != Figures.NEUTRAL && !isGone && figures.arms().hasLostSignature(figure)) {
        weapon(fight, figure, winner);
      }
    }
  }

  /** Cancels all gains of a battle whose target has died; what was lost is lost (KF-PLT-06d). */
  private static void forfeit(Fight fight) {
    for (int gang = 0; gang < fight.gangs(); gang++) {
      int gained = fight.gang(gang, Num.LEVEL_GAINED);
      if (gained > 0) {
        change(fight, gang, -gained);
      }
    }
  }

  /** Rewards every gang of the side that holds the Artefact (KF-CPL-01f), no matter which player runs its holder (KF-RUL-160). */
  private static void artefact(Fight fight) {
    for (int object = 0; object < fight.objects().count(); object++) {
      int carrier = fight.objects().carrier(object);
      boolean isHeld = fight.objects().isArtefact(object) && carrier != Figures.NOBODY;
      int side = isHeld ? fight.side(Spirits.owner(fight.figures(), carrier)) : Figures.NEUTRAL;
      for (int gang = 0; gang < fight.gangs(); gang++) {
        if (fight.side(gang) == side) {
          change(fight, gang, 1);
        }
      }
    }
  }

  private static void weapon(Fight fight, int figure, int winner) {
    Figures figures = fight.figures();
    int gang = figures.home(figure);
    boolean hasWon = fight.side(gang) == winner;
    if (figures.has(figure, Deed.UNARMED)) {
      if (hasWon && winner == fight.get(Num.SEEKER) && Goal.is(fight, Plot.TAKE)) { // KF-TRT-63f
        figures.forget(figure, Deed.UNARMED);
        fight.tell(WEAPON_BACK, figures.code(figure));
        change(fight, gang, 1);
      }
    } else if (!(hasWon && figures.has(figure, Deed.SUNKEN)) && !isKept(fight, figure)) { // KF-LOC-42c
      figures.note(figure, Deed.UNARMED);
      fight.tell(WEAPON_LOST, figures.code(figure));
      change(fight, gang, -1); // KF-TRT-63d
    }
  }

  /** Returns whether a friend has it in his hands. */
  private static boolean isKept(Fight fight, int owner) {
    Objects objects = fight.objects();
    for (int object = 0; object < objects.count(); object++) {
      int carrier = objects.carrier(object);
      if (objects.weapon(object) == Weapon.SIGNATURE.ordinal() && objects.owner(object) == owner
          && carrier != Figures.NOBODY && !fight.figures().areEnemies(carrier, owner)) {
        return true;
      }
    }
    return false;
  }
}
