package games.kumite.kungfu.activation;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.aboard.Driven;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Exertion;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** Actions on the spot: an Immovable Stance, a Break roll on handcuffs (KF-TRT-44, KF-TRT-39c to 39e). */
final class Stances {

  private static final int SIDES = 6;
  private static final int BREAKS = 4; // KF-STU-18a
  private static final int HARD = -1; // KF-STU-18b
  private static final long SOFT = Flag.SHALLOW.bit() | Flag.DEEP.bit() | Flag.PADDY.bit() | Flag.SLIPPERY.bit();
  private static final Refusal LACKS_TRAIT = new Refusal("KF-TRT-44a", "lacks-the-trait");
  private static final Refusal SOFT_GROUND = new Refusal("KF-TRT-44a", "soft-ground");
  private static final Refusal STANDS = new Refusal("KF-TRT-44a", "in-the-stance");
  private static final Refusal DOWN = new Refusal("KF-RUL-34", "down");
  private static final Refusal NEVER_AGAIN = new Refusal("KF-TRT-39d", "cuffed-for-good");
  private static final EventType STANCE = EventType.of("stance", "KF-TRT-44a").named("figure", Figures::id);
  private static final EventType TRIED = EventType.of("cuffs-tried", "KF-TRT-39c").named("figure", Figures::id)
      .named("cuffed", Figures::id).number("total");
  private static final EventType UNCUFFED = EventType.of("uncuffed", "KF-TRT-39c").named("figure", Figures::id);

  private Stances() {}

  static @Nullable Refusal refusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (!Able.has(figures, figure, Trait.IMMOVABLE_STANCE)) {
      return LACKS_TRAIT;
    }
    if (figures.is(figure, Condition.STANCE)) {
      return STANDS;
    }
    if (figures.is(figure, Condition.KNOCKED_DOWN) || figures.is(figure, Condition.TRANSFIXED)) {
      return DOWN;
    }
    long place = figures.place(figure);
    boolean isSoft = Place.level(place) == 0
        && (fight.board().ground(Place.x(place), Place.y(place), figures.size(figure).radius()) & SOFT) != 0;
    return isSoft || Driven.isAtop(fight, figure) ? SOFT_GROUND : null;
  }

  static void take(Fight fight, int figure) {
    fight.figures().inflict(figure, Condition.STANCE);
    fight.tell(STANCE, fight.figures().code(figure));
  }

  /**
   * Lists the attempts of a handcuffed Protagonist to be rid of the cuffs, and of a friend in contact for any figure (KF-TRT-39b
   * to 39e).
   */
  static void uncuff(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    Figures figures = fight.figures();
    for (int cuffed = 0; cuffed < figures.count(); cuffed++) {
      if (figures.is(cuffed, Condition.HANDCUFFED) && mayTry(fight, figure, cuffed)) {
        boolean isLost = cuffed == figure && figures.is(figure, Condition.CUFFED_FOR_GOOD);
        Exertion.options(fight, figures.gang(figure), Word.UNCUFF, Names.of(figures, cuffed),
            reserved != null ? reserved : isLost ? NEVER_AGAIN : cuffed == figure ? null : Hands.refusal(figures, figure), out);
      }
    }
  }

  private static boolean mayTry(Fight fight, int figure, int cuffed) {
    Figures figures = fight.figures();
    return cuffed == figure ? figures.profile(figure).isProtagonist()
        : !figures.areEnemies(figure, cuffed) && Able.areInContact(fight.board(), figures, figure, cuffed);
  }

  static void breakCuffs(Fight fight, int figure, int name, int chi) {
    Figures figures = fight.figures();
    Chi.spend(fight, figures.gang(figure), chi);
    int cuffed = Names.figure(figures, name);
    int die = fight.roll("break", fight.seatOf(figure), SIDES);
    int size = figures.size(figure).ordinal(); // KF-STU-18b: Big +1, Huge +2
    int total = die + HARD + size + chi;
    fight.tell(TRIED, figures.code(figure), figures.code(cuffed), total);
    if (total >= BREAKS) {
      figures.cure(cuffed, Condition.HANDCUFFED);
      fight.tell(UNCUFFED, figures.code(cuffed));
    } else if (die == 1 && cuffed == figure) {
      figures.inflict(figure, Condition.CUFFED_FOR_GOOD);
    }
  }
}
