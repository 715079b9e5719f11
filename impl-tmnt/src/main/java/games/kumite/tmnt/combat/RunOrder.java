package games.kumite.tmnt.combat;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.tmnt.effect.Carry;
import games.kumite.tmnt.effect.Needs;
import games.kumite.tmnt.effect.Strength;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.window.Priority;

/** MT-D21: the runner deals with one monster after the other, in an order of own choice (MT-RUN-05). */
enum RunOrder implements Question<Party> {
  RUN_ORDER;

  private static final int SIDES = 6;
  private static final int ESCAPES_FROM = 5; // MT-RUN-02
  private static final EventType ROLLED =
      EventType.of("run-rolled", "MT-RUN-02").seat("runner").number("die").number("bonus");
  private static final EventType ESCAPED = EventType.of("escaped", "MT-RUN-02").seat("runner");
  private static final EventType NOT_PURSUED = EventType.of("not-pursued", "MT-MON-17").seat("runner");
  private static final EventType CAUGHT = EventType.of("caught", "MT-RUN-07").seat("runner");

  /** The die has been left as it lies. */
  private enum Result implements Step<Party> {
    RESULT;

    @Override
    public void run(Party party) {
      int runner = party.get(Num.RUNNER);
      int slot = party.get(Num.ENEMY);
      int die = party.get(Num.DIE);
      party.set(Num.DIE, 0);
      if (party.isGone(runner) || party.isGone(party.fighter())) { // MT-RUL-15
        return;
      }
      if (die + Strength.run(party, runner, slot) >= ESCAPES_FROM) { // MT-RUN-04
        party.tell(ESCAPED, runner);
        party.then(RUN_ORDER);
      } else {
        caught(party, runner, slot);
      }
    }
  }

  @Override
  public String kind() {
    return "run-order";
  }

  @Override
  public int seat(Party party) {
    return party.get(Num.RUNNER);
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void run(Party party) {
    if (Settle.isDue(party)) {
      party.then(Settle.ALL, this);
      return;
    }
    int runner = party.get(Num.RUNNER);
    boolean isFree = (party.get(Num.ESCAPED) >> runner & 1) != 0;
    if (party.isAlive(runner) && !party.isGone(party.fighter()) && !isFree && isAnyLeft(party)) { // MT-RUN-09
      Question.super.run(party);
    }
  }

  private static boolean isAnyLeft(Party party) {
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (isLeft(party, slot)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLeft(Party party, int slot) {
    return party.isHere(slot) && (party.get(Num.FACED) >> slot & 1) == 0;
  }

  @Override
  public void options(Party party, Options out) {
    for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
      if (isLeft(party, slot)) {
        out.add(Monsters.deed(party, slot, Word.RUN, Word.RUN_TWIN));
      }
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    int slot = Monsters.slot(party, (VerbAction) action);
    int runner = party.get(Num.RUNNER);
    Face face = party.monsterFace(slot);
    party.set(Num.FACED, party.get(Num.FACED) | 1 << slot);
    party.set(Num.ENEMY, slot);
    if (party.level(runner) <= Needs.most(party, face.noPursue, runner, slot)) { // MT-MON-17, at this moment
      party.tell(NOT_PURSUED, runner);
      party.then(this);
    } else if (Needs.anyHolds(party, face.noEscape, runner, slot)) {
      caught(party, runner, slot);
    } else {
      roll(party);
      party.then(Priority.opening(Priority.DIE), Result.RESULT);
    }
  }

  private static void caught(Party party, int runner, int slot) {
    party.tell(CAUGHT, runner);
    party.then(Carry.of(party.monsterFace(slot), Carry.Part.BAD, runner, runner), RUN_ORDER);
  }

  /** Rolls the runner's die. */
  static void roll(Party party) {
    int runner = party.get(Num.RUNNER);
    int die = party.random().die("run", runner + 1, SIDES);
    party.set(Num.DIE, die);
    party.tell(ROLLED, runner, die, Strength.run(party, runner, party.get(Num.ENEMY)));
  }
}
