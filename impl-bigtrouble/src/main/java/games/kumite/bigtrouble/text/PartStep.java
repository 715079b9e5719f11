package games.kumite.bigtrouble.text;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.Scope;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/**
 * The execution of a part of a text: for each hero that it names, as often as it says, in one of its ways.
 *
 * @param part the part
 * @param occasion the occasion
 * @param bottom whether a card that {@code peekBT} shows may go to the bottom of the deck
 */
record PartStep(Part part, Occasion occasion, Bottom bottom) implements Step<Trouble> {

  @Override
  public void run(Trouble trouble) {
    if (part.each() == Target.SELF) {
      carryOut(trouble, occasion);
      return;
    }
    Part once = part.once();
    if (Targets.isChosen(part.each(), occasion)) {
      trouble.then(new ChooseHero(part.each(), occasion, null, once));
      return;
    }
    int seats = Targets.of(trouble, part.each(), occasion);
    for (int i = 0; i < trouble.seats(); i++) { // BT-RUL-70
      int seat = (trouble.leader() + i) % trouble.seats();
      if ((seats >> seat & 1) != 0) {
        trouble.then(new PartStep(once, occasion.withSelf(seat), bottom));
      }
    }
  }

  private void carryOut(Trouble trouble, Occasion on) {
    if (part.scope() == Scope.IF_MOVED && (on.self() < 0 || trouble.seat(on.self(), Num.MOVED) == 0)) {
      return;
    }
    if (part.isChoice()) {
      choose(trouble, on);
    } else if (part.scope().isDuration()) {
      last(trouble, part.effect(), part.scope(), on);
    } else if (part.max() > 1) {
      trouble.terms().doing.upTo(trouble, part.effect(), on, part.max());
    } else {
      boolean isBottom = bottom == Bottom.ALLOWED
          || bottom == Bottom.IF_MOVED && on.self() >= 0 && trouble.seat(on.self(), Num.MOVED) == 1;
      trouble.terms().doing.effect(trouble, part.effect(), on, isBottom ? Bottom.ALLOWED : Bottom.FORBIDDEN);
    }
  }

  /** Asks for a way; offers only those that change something (BT-RUL-94). */
  private void choose(Trouble trouble, Occasion on) {
    int possible = 0;
    for (int way = 0; way < part.effects().size(); way++) {
      possible |= Possible.changes(trouble, part.effects().get(way), part.scope(), on) ? 1 << way : 0;
    }
    if (possible != 0) {
      trouble.ask(new ChoosePart(part, on, possible));
    }
  }

  /** Lets an effect hold for self, for the duration of its scope. */
  static void last(Trouble trouble, Effect effect, Scope scope, Occasion on) {
    if (on.self() >= 0 && Possible.changes(trouble, effect, scope, on)) {
      trouble.last(on.self(), trouble.terms().sheets.lastingIndex(effect, scope));
    }
  }
}
