package games.kumite.spi.console.text;

import games.kumite.api.Element;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.RecordedRandom;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.util.Optional;

/**
 * The match after a match, in games that hand something over. Such a game has a text option, and the table of a
 * finished match has a token with the option's id, and with what the next match starts with as the attribute of that name.
 */
final class NextMatch {

  private static final String NEXT = "next";

  private final Terminal terminal;
  private final Match match;
  private final Option option;
  private final String value;

  private NextMatch(Terminal terminal, Match match, Option option, String value) {
    this.terminal = terminal;
    this.match = match;
    this.option = option;
    this.value = value;
  }

  /** Returns the match after a finished one; nothing if it hands nothing over. */
  static Optional<NextMatch> after(Match match, Terminal terminal) {
    for (Option option : match.game().options()) {
      Element handed = match.table(Viewer.spectator()).all().get("token:" + option.id());
      if (option.type() == Option.Type.TEXT && handed != null && handed.get(option.id()) instanceof String value) {
        return Optional.of(new NextMatch(terminal, match, option, value));
      }
    }
    return Optional.empty();
  }

  /** Prints what is handed over, as the option of a command. */
  void show() {
    terminal.copyable(terminal.text("goes-over"), "--option " + Text.quoted(option.id() + "=" + value));
  }

  /** Asks whether the next match is to be played; returns its setup, or nothing if a player leaves. */
  Optional<Setup> ask() {
    while (true) {
      String typed = terminal.ask(terminal.text("next-match") + " ");
      if (typed == null || typed.isBlank() || typed.strip().equals("quit")) {
        return Optional.empty();
      }
      if (!typed.strip().matches(NEXT + "\\b.*")) {
        continue;
      }
      try {
        Setup setup = setup(typed.strip().substring(NEXT.length()).strip());
        match.game().start(setup);
        return Optional.of(setup);
      } catch (InvalidSetupException refused) {
        terminal.print(terminal.say().library(String.valueOf(refused.getMessage())));
      }
    }
  }

  /** Returns the setup of this match with what it hands over, with changed options and without the seed. */
  private Setup setup(String changes) {
    Setup setup = RecordedRandom.setup(match.record()).option(option.id(), value);
    for (String change : changes.isEmpty() ? new String[0] : changes.split("\\s+")) {
      int equals = change.indexOf('=');
      if (equals < 1) {
        throw new InvalidSetupException("an option must be NAME=VALUE, was " + Text.printable(change));
      }
      setup = setup.option(change.substring(0, equals), change.substring(equals + 1));
    }
    return setup;
  }
}
