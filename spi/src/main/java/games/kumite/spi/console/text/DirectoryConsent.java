package games.kumite.spi.console.text;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.Text;
import java.util.Optional;

/** A check whether a record names a directory, which is read only if the user says that the record is their own. */
public final class DirectoryConsent {

  private DirectoryConsent() {}

  /** Returns the first option of a record that names a directory. */
  public static Optional<MatchRecord.Tag> needed(Game game, MatchRecord record) {
    return record.tags("Option").stream().filter(tag -> !tag.values().get(1).isEmpty() && game.options().stream()
        .anyMatch(option -> option.id().equals(tag.value()) && option.type() == Option.Type.DIRECTORY)).findFirst();
  }

  /** Returns the command that replays a match's record. */
  static String replay(Match match, Object file) {
    return "replay " + Text.quoted(file.toString())
        + (needed(match.game(), match.record()).isPresent() ? " --trust" : "");
  }

  /** Returns the command that continues a match's record with the same players. */
  static String resume(Match match, Object file, Seating seating) {
    StringBuilder command = new StringBuilder(replay(match, file)).append(" --resume");
    seating.persons().forEach(seat -> command.append(" --person ").append(Text.quoted(seat.name())));
    if (seating.bots().values().stream().anyMatch(bot -> !bot.equals(Players.DEFAULT))) {
      command.append(" --bots ").append(String.join(",", seating.bots().values()));
    }
    return command.toString();
  }
}
