package games.kumite.spi.engine.record;

import games.kumite.api.Keys;
import games.kumite.api.random.Draw;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.State;
import games.kumite.spi.access.Run;
import games.kumite.spi.engine.run.Engine;
import java.util.List;

/**
 * The check of the present format: a key of the tags, of the actions and results, and of the position after each of them.
 * It reads no table and lists no action, so that saving costs what playing costs.
 *
 * <p>The keys of positions are those of one version of a game: what changes them for equal positions changes records as a
 * change of the rules does, and the fingerprints of games show it.
 */
final class KeyChecksum extends RecordChecksum {

  private long hash;

  KeyChecksum(String header) {
    this(Keys.of(header));
  }

  private KeyChecksum(long hash) {
    this.hash = hash;
  }

  @Override
  public KeyChecksum copy() {
    return new KeyChecksum(hash);
  }

  @Override
  public <S extends State<S>> String next(MatchRecord.Line line, long key, Engine<S> engine, Run<S> run) {
    return next(line.seat(), line.notation(), line.draws(), key);
  }

  /**
   * Returns the check after a line.
   *
   * @param seat the number of the seat, 0 for the start
   * @param notation the notation of the action
   * @param draws the results after it
   * @param position the key of the position after it
   */
  String next(int seat, String notation, List<Draw> draws, long position) {
    long key = Keys.join(Keys.join(hash, seat), Keys.of(notation));
    for (int i = 0; i < draws.size(); i++) {
      key = join(key, draws.get(i));
    }
    hash = Keys.mix(key, position);
    return text(hash);
  }

  private static long join(long before, Draw draw) {
    List<Integer> results = draw.results();
    long key = Keys.join(Keys.join(before, Keys.of(draw.label())), draw.subject());
    for (int i = 0; i < results.size(); i++) {
      key = Keys.join(key, results.get(i));
    }
    return Keys.join(key, results.size());
  }
}
