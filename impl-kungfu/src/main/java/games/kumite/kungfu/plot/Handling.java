package games.kumite.kungfu.plot;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.prize.Captives;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import org.jspecify.annotations.Nullable;

/** The picking up, handing over and putting down of objects and bodies (KF-RUL-161, KF-RUL-180, KF-RUL-192). */
final class Handling {

  private static final int SIDES = 6;
  private static final int TOUCH = 2; // KF-PLT-05b
  private static final Refusal FULL = new Refusal("KF-RUL-161", "hands-full");
  private static final Refusal EMPTY = new Refusal("KF-PLT-04d", "carries-nothing");
  private static final EventType HANDED = EventType.of("handed-over", "KF-RUL-192").named("figure", Figures::id)
      .named("friend", Figures::id);

  private Handling() {}

  /** Lists what a figure can pick up. */
  static void pickUps(Fight fight, int figure, @Nullable Refusal reserved, Options out) {
    for (int object = 0; object < fight.objects().count(); object++) {
      if (fight.objects().carrier(object) == Figures.NOBODY && !fight.objects().isGone(object) && Carrying.isInReach(fight, figure, object)) {
        out.add(fight.actions().of(Word.PICK_UP, object), reserved != null ? reserved : refusal(fight, figure));
      }
    }
    for (int kind = 0; kind < Captives.KINDS; kind++) {
      int body = Captives.of(fight, kind);
      boolean isMeant = body != Figures.NOBODY
          && (Captives.isTarget(fight, body) || Captives.isPrize(fight, figure, body));
      if (isMeant && isBody(fight, figure, body)) {
        out.add(fight.actions().of(Word.CARRY, Names.of(fight.figures(), body)),
            reserved != null ? reserved : refusal(fight, figure));
      }
    }
  }

  /** Returns whether a body is Knocked Out, in contact, and in no figure's arms (KF-PLT-07d). */
  private static boolean isBody(Fight fight, int figure, int body) {
    Figures figures = fight.figures();
    return body != figure && figures.is(body, Condition.KNOCKED_OUT) && !figures.is(body, Condition.DEAD)
        && figures.isPlaced(body) && figures.carrier(body) == Figures.NOBODY
        && Able.areBeside(fight.board(), figures, figure, body);
  }

  /** Returns why a figure cannot take anything into its hands, null if it can. */
  private static @Nullable Refusal refusal(Fight fight, int figure) {
    Refusal bound = Hands.boundRefusal(fight.figures(), figure);
    return bound != null ? bound : Carrying.hasFullHands(fight, figure) ? FULL : null;
  }

  /** Lists putting down what a figure carries. */
  static void putDowns(Fight fight, int figure, Options out) {
    out.add(fight.actions().of(Word.DROP), Carrying.hasFullHands(fight, figure) ? null : EMPTY);
  }

  static void putDown(Fight fight, int figure) {
    Carrying.drop(fight, figure);
    Carrying.letCarFall(fight, figure); // KF-STU-22
  }

  /** Lists handing what a figure carries to a friend in contact (KF-RUL-51). */
  static void handOvers(Fight fight, int figure, Options out) {
    Figures figures = fight.figures();
    for (int friend = 0; Carrying.isLaden(fight, figure) && friend < figures.count(); friend++) {
      if (friend != figure && !figures.areEnemies(figure, friend)
          && Able.areInContact(fight.board(), figures, figure, friend)) {
        out.add(fight.actions().of(Word.HAND_OVER, Names.of(figures, friend)), refusal(fight, friend));
      }
    }
  }

  /** Picks up an object: a dangerous one may strike first (KF-PLT-05b). */
  static void pickUp(Fight fight, int figure, int object) {
    if (fight.objects().carrier(object) != Figures.NOBODY || fight.objects().isGone(object)) {
      return;
    }
    if (fight.objects().isGoal(object) && touch(fight, figure)) {
      fight.then(Danger.of(figure, object));
    } else {
      Carrying.pickUp(fight, figure, object);
    }
  }

  static void carry(Fight fight, int figure, int body) {
    if (isBody(fight, figure, body)) {
      Carrying.carry(fight, figure, body);
    }
  }

  static void handOver(Fight fight, int figure, int friend) {
    int object = Carrying.object(fight, figure);
    int body = Carrying.body(fight.figures(), figure);
    boolean isThere = Able.areInContact(fight.board(), fight.figures(), figure, friend);
    if (object == Carrying.NOTHING && body == Figures.NOBODY || !isThere || refusal(fight, friend) != null) {
      return; // a Free Hack has come in between
    }
    fight.tell(HANDED, fight.figures().code(figure), fight.figures().code(friend));
    Carrying.letGo(fight, figure);
    if (object != Carrying.NOTHING) {
      pickUp(fight, friend, object);
    } else {
      Carrying.carry(fight, friend, body);
      Carrying.follow(fight, friend); // KF-RUL-161
    }
  }

  /**
   * Handles the first touch of each figure: on 1 or 2 an attack with C4; a hit knocks down and wounds (KF-PLT-05b, KF-PLT-05c).
   */
  private static boolean touch(Fight fight, int figure) {
    Figures figures = fight.figures();
    if (fight.get(Num.OBJECT) != ObjectKind.DANGEROUS.ordinal() || figures.has(figure, Deed.TOUCHED)) {
      return false;
    }
    figures.note(figure, Deed.TOUCHED);
    return fight.roll("touch", fight.seatOf(figure), SIDES) <= TOUCH;
  }
}
