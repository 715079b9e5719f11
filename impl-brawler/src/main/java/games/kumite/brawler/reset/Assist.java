package games.kumite.brawler.reset;

import games.kumite.api.Action;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.actions.VerbAction;

/**
 * BR-D5: the conscious hero decides whether to assist the unconscious one (BR-KO-03, BR-KO-04), once for
 * each boss defeated (BR-KO-08).
 */
record Assist() implements Question<Gauntlet> {

  static final Assist ASSIST = new Assist();

  private static final Refusal CONSCIOUS = new Refusal("BR-KO-03", "conscious");
  private static final EventType ASSISTED =
      EventType.of("assisted", "BR-KO-03").seat("by").seat("hero");
  private static final EventType REFUSED =
      EventType.of("assist-refused", "BR-KO-04").seat("by").seat("hero");

  /** The conscious hero: the boss was defeated, so there is one. */
  @Override
  public int seat(Gauntlet gauntlet) {
    return gauntlet.isConscious(0) ? 0 : 1;
  }

  /** Returns whether there is somebody to assist. */
  boolean isDue(Gauntlet gauntlet) {
    return gauntlet.heroCount() > 1 && !(gauntlet.isConscious(0) && gauntlet.isConscious(1));
  }

  @Override
  public void options(Gauntlet gauntlet, Options out) {
    int hero = 1 - seat(gauntlet);
    Actions actions = gauntlet.deeds().all();
    out.add(actions.of(Word.ASSIST, hero));
    out.add(actions.of(Word.REFUSE));
    if (out.isExplaining()) {
      for (int seat = 0; seat < gauntlet.terms().settings().seats(); seat++) {
        if (seat != hero) { // the hero who decides, and a host (BR-SET-12)
          out.add(actions.of(Word.ASSIST, seat), CONSCIOUS);
        }
      }
    }
  }

  @Override
  public void chosen(Gauntlet gauntlet, Action action) {
    int by = seat(gauntlet);
    int hero = 1 - by;
    if (((VerbAction) action).verb() == Word.REFUSE) {
      gauntlet.tell(REFUSED, by, hero);
    } else {
      gauntlet.tell(ASSISTED, by, hero);
      Recovery.attempt(gauntlet, hero);
    }
  }
}
