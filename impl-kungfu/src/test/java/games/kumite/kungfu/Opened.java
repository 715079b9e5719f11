package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Viewer;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.spi.testkit.LoadedDice;
import java.util.List;

/** A match before its first turn, with loaded dice: Ana is seat 1, Bo is seat 2. */
public final class Opened {

  private final LoadedDice dice = new LoadedDice();
  private final Match match;

  /** A match with these dice, and options as name, value, name, value. */
  public Opened(String results, Object... options) {
    dice.lay(results);
    games.kumite.api.Setup setup = games.kumite.api.Setup.seats("Ana", "Bo").random(dice);
    for (int i = 0; i < options.length; i += 2) {
      setup = setup.option((String) options[i], options[i + 1]);
    }
    match = new SetupGame().start(setup);
  }

  /** Both gangs, Ana attacks, and what follows. */
  public static Opened attacked(String results, String first, String second, String... notations) {
    return new Opened("attacker=6,1 " + results)
        .play("gang token:gang-" + first, "gang token:gang-" + second, "be attacker").play(notations);
  }

  public Opened play(String... notations) {
    for (String notation : notations) {
      match.play(match.decision().parse(notation));
    }
    return this;
  }

  /** Plays the first action until a decision is of a kind. */
  public Opened skipTo(String kind) {
    while (!match.decision().kind().equals(kind)) {
      match.play(0);
    }
    return this;
  }

  public String kind() {
    return match.decision().kind();
  }

  public String actor() {
    return match.actor().name();
  }

  public List<String> listed() {
    return match.decision().actions().stream().map(Action::notation).toList();
  }

  /** The rule that refuses an action. */
  public String refused(String notation) {
    try {
      match.decision().parse(notation);
    } catch (IllegalActionException refusal) {
      return refusal.rule().orElse("none");
    }
    return "legal";
  }

  public Element element(String id) {
    return match.table(Viewer.spectator()).find(id).orElseThrow();
  }

  public boolean has(String id) {
    return match.table(Viewer.spectator()).find(id).isPresent();
  }

  public LoadedDice dice() {
    return dice;
  }

  public Match match() {
    return match;
  }

  public Opened used() {
    assertThat(dice.isLeft()).as("dice are left").isFalse();
    return this;
  }
}
