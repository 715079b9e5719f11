package games.kumite.tmnt.window;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.tmnt.combat.Monsters;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;

/**
 * MT-D02, a seat's turn in a window: it acts and is asked again, or passes. The window closes when all living players
 * have passed since the last action; who can only pass is not asked.
 *
 * @param window the window
 * @param seat whose turn it is, NOBODY where it must not be told
 * @param passed a bit for each seat that has passed, or could do nothing else, since the last action
 */
record Asking(Priority window, int seat, int passed) implements Question<Party> {

  private static final int MASKS = 1 << Settings.MOST_SEATS;
  private static final Asking[] ALL = new Asking[Priority.values().length * (Settings.MOST_SEATS + 1) * MASKS];

  static {
    for (Priority window : Priority.values()) {
      for (int seat = Party.NOBODY; seat < Settings.MOST_SEATS; seat++) {
        for (int passed = 0; passed < MASKS; passed++) {
          ALL[index(window, seat, passed)] = new Asking(window, seat, passed);
        }
      }
    }
  }

  private static int index(Priority window, int seat, int passed) {
    return (window.ordinal() * (Settings.MOST_SEATS + 1) + seat + 1) * MASKS + passed;
  }

  static Asking of(Priority window, int seat, int passed) {
    return ALL[index(window, seat, passed)];
  }

  @Override
  public String kind() {
    return window.kind();
  }

  @Override
  public int seat(Party party) {
    return seat;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void run(Party party) {
    if (party.terms().roomChanges) {
      Settle.lookAtRoom(party);
    }
    if (Settle.isDue(party)) {
      party.then(Settle.ALL, this);
      return;
    }
    if (!window.isOpen(party)) {
      return;
    }
    if (window == Priority.COMBAT && party.get(Num.FORCED) != 0) {
      Monsters.checkForced(party); // MT-TMU-16: a level card may have made it a combat for the win
    }
    int asked = seat;
    for (int out = passed; (out >> asked & 1) == 0; out |= 1 << asked, asked = party.after(asked)) {
      if (canAct(party, asked)) {
        of(window, asked, out).pose(party);
        return;
      }
    }
  }

  private void pose(Party party) {
    Question.super.run(party);
  }

  private boolean canAct(Party party, int asked) {
    return party.isAlive(asked) && Menu.list(party, asked, window, null) > 0;
  }

  @Override
  public void options(Party party, Options out) {
    Menu.list(party, seat, window, out);
    if (party.terms().settings.leaving()) {
      out.add(party.actions().of(Word.LEAVE)); // MT-END-05
    }
    out.add(Pass.PASS);
    if (out.isExplaining()) {
      Refusals.explain(party, seat, window, out);
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    if (action == Pass.PASS) {
      party.then(of(window, party.after(seat), passed | 1 << seat));
      return;
    }
    party.add(Num.ACTIONS, 1);
    Performing.perform(party, seat, (VerbAction) action, window);
    party.then(of(window, seat, 0));
  }

  /** An observer knows of its own pass and of nobody else's. */
  @Override
  public Question<Party> seenBy(int observer) {
    return of(window, Party.NOBODY, observer < Settings.MOST_SEATS ? passed & 1 << observer : 0);
  }

  @Override
  public Question<Party> imagined(Party party, int observer, RandomSource random) {
    int able = 0;
    int others = 0;
    for (int other = 0; other < party.seats(); other++) {
      if (other != observer && party.isAlive(other)) { // MT-WHN-07
        others |= 1 << other;
        able |= canAct(party, other) ? 1 << other : 0;
      }
    }
    int asked = able != 0 ? able : others;
    for (int skip = random.pick("asked", 0, Integer.bitCount(asked)); skip > 0; skip--) {
      asked &= asked - 1;
    }
    return of(window, Integer.numberOfTrailingZeros(asked), passed);
  }
}
