package games.kumite.tmnt.combat;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.effect.Carry;
import games.kumite.tmnt.effect.Monsters;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.sums.Needs;
import games.kumite.tmnt.sums.Parts;
import games.kumite.tmnt.sums.Strength;
import games.kumite.tmnt.window.Priority;
import games.kumite.tmnt.window.Receive;

/** Running Away of one player of the side: W-RUN, then one monster after the other (MT-RUN-05). */
record Flight(int runner) {

  /** The faces of the Run Away die. */
  static final int SIDES = 6;
  private static final int ESCAPES_FROM = 5; // MT-RUN-02

  private static final Refusal UNFIT = new Refusal("MT-RUN-05", "not-to-face");
  private static final EventType ROLLED =
      EventType.of("run-rolled", "MT-RUN-02").seat("runner").number("die").number("bonus").card("monster");
  private static final EventType ESCAPED = EventType.of("escaped", "MT-RUN-02").seat("runner").card("monster");
  private static final EventType NOT_PURSUED = EventType.of("not-pursued", "MT-MON-17").seat("runner").card("monster");
  private static final EventType CAUGHT = EventType.of("caught", "MT-RUN-07").seat("runner").card("monster");

  private static final Script<Party, Flight> FLIGHT = Script.<Party, Flight>of("flight")
      .onlyIf(Flight::isOn) // MT-RUN-13, MT-RUL-15
      .act(Flight::begin)
      .act((party, flight) -> party.then(Priority.RUN.opening()))
      .loop(Flight::hasMonsterLeft, next -> next
          .act(Flight::settle)
          .ask(Order.RUN_ORDER)
          .when((party, flight) -> party.get(Num.ENEMY) >= 0, met -> met.when(Flight::isPursued,
              then -> then
                  .when(Flight::mayRoll, die -> die
                      .act(Flight::roll)
                      .act((party, flight) -> party.then(Priority.DIE.opening())))
                  .act(Flight::meet),
              otherwise -> otherwise
                  .act((party, flight) -> party.tell(
                      NOT_PURSUED, flight.runner, Monsters.card(party, party.get(Num.ENEMY)))))))
      .act(Flight::settle) // a body has been looted
      .end();

  /** The choice of the next monster to run from (MT-D21). */
  private enum Order implements Script.Choice<Party, Flight> {
    RUN_ORDER;

    @Override
    public int seat(Party party, Flight flight) {
      return hasMonsterLeft(party, flight) ? flight.runner : Party.NOBODY;
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public void options(Party party, Flight flight, Options out) {
      out.refuseOthers(UNFIT);
      for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
        if (isLeft(party, slot)) {
          out.add(Monsters.deed(party, slot, Word.RUN, Word.RUN_TWIN));
        }
      }
    }

    @Override
    public Flight chosen(Party party, Flight flight, Action action) {
      int slot = Monsters.slot(party, (VerbAction) action);
      party.set(Num.FACED, party.get(Num.FACED) | 1 << slot);
      party.set(Num.ENEMY, slot);
      return flight;
    }
  }

  /** Returns the step of a runner. */
  static Step<Party> of(int runner) {
    return FLIGHT.with(new Flight(runner));
  }

  private static boolean isOn(Party party, Flight flight) {
    return party.isAlive(flight.runner) && party.get(Num.OUT) == 0
        && (party.get(Num.ESCAPED) >> flight.runner & 1) == 0; // MT-RUN-09, MT-RUN-13
  }

  private static void begin(Party party, Flight flight) {
    party.set(Num.RUNNER, flight.runner);
    party.set(Num.FACED, 0);
  }

  private static void settle(Party party, Flight flight) {
    party.set(Num.ENEMY, Party.NOBODY);
    if (Settle.isDue(party)) {
      party.then(Receive.ALL);
    }
  }

  /** Returns whether the monster pursues the runner at this moment (MT-MON-17). */
  private static boolean isPursued(Party party, Flight flight) {
    int slot = party.get(Num.ENEMY);
    return party.level(flight.runner) > Needs.max(party, party.monsterFace(slot).noPursue, flight.runner, slot);
  }

  private static boolean mayRoll(Party party, Flight flight) {
    int slot = party.get(Num.ENEMY);
    return !Needs.anyHolds(party, party.monsterFace(slot).noEscape, flight.runner, slot);
  }

  private static void roll(Party party, Flight flight) {
    int slot = party.get(Num.ENEMY);
    int die = party.roll("run", flight.runner, SIDES);
    party.set(Num.DIE, die);
    party.tell(ROLLED, flight.runner, die, Strength.run(party, flight.runner, slot, Parts.UNNOTED),
        Monsters.card(party, slot));
  }

  /** Decides whether the runner escapes, once the die is final or if there is none (NOESCAPE). */
  private static void meet(Party party, Flight flight) {
    int slot = party.get(Num.ENEMY);
    int die = party.get(Num.DIE);
    party.set(Num.DIE, 0);
    if (!isOn(party, flight)) { // MT-RUL-15
      return;
    }
    if (die > 0 && die + Strength.run(party, flight.runner, slot, Parts.UNNOTED) >= ESCAPES_FROM) { // MT-RUN-04
      party.tell(ESCAPED, flight.runner, Monsters.card(party, slot));
    } else {
      party.tell(CAUGHT, flight.runner, Monsters.card(party, slot));
      party.then(Carry.of(party.monsterFace(slot), Carry.Part.BAD, flight.runner, flight.runner));
    }
  }

  private static boolean hasMonsterLeft(Party party, Flight flight) {
    if (isOn(party, flight)) {
      for (int slot = 0; slot < party.get(Num.MONSTERS); slot++) {
        if (isLeft(party, slot)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLeft(Party party, int slot) {
    return party.isHere(slot) && (party.get(Num.FACED) >> slot & 1) == 0;
  }
}
