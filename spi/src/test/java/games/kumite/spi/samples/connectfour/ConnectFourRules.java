package games.kumite.spi.samples.connectfour;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How connect four begins and looks. */
final class ConnectFourRules implements Rules<Rack> {

  /** By seat and column: what its discs are called, the lowest first. */
  private static final List<List<List<String>>> DISCS = Stream.of("first", "second").map(seat ->
      IntStream.range(0, Rack.COLUMNS).mapToObj(column -> IntStream.range(0, Rack.ROWS)
          .mapToObj(row -> seat + " " + Drop.name(column * Rack.STRIDE + row)).toList()).toList()).toList();

  @Inject
  ConnectFourRules() {}

  @Override
  public Rack initialState(MatchConfig config) {
    Rack rack = new Rack(config);
    rack.ask(DropDisc.DROP_DISC);
    return rack;
  }

  @Override
  public ActionSet actionSet(Rack rack) {
    return Drop.all();
  }

  @Override
  public void writeFeatures(Rack rack, FeatureWriter out) {
    out.grid("first", Rack.COLUMNS, Rack.ROWS);
    measure(rack.first, DISCS.get(0), out);
    out.grid("second", Rack.COLUMNS, Rack.ROWS);
    measure(rack.second, DISCS.get(1), out);
  }

  private static void measure(long discs, List<List<String>> names, FeatureWriter out) {
    for (int column = 0; column < Rack.COLUMNS; column++) {
      out.flags(names.get(column), discs >>> column * Rack.STRIDE & (1 << Rack.ROWS) - 1);
    }
  }

  @Override
  public void describe(Rack rack, TableBuilder table) {
    table.seat(0);
    table.seat(1);
    TableBuilder.Node board =
        table.add(Kind.BOARD, "rack").set("columns", Rack.COLUMNS).set("rows", Rack.ROWS);
    for (int column = 0; column < Rack.COLUMNS; column++) {
      for (int row = 0; row < Rack.ROWS; row++) {
        int space = column * Rack.STRIDE + row;
        String name = Drop.name(space);
        TableBuilder.Node node =
            board.add(Kind.SPACE, name).set("column", 1 + column).set("row", Rack.ROWS - row);
        if ((rack.taken() >> space & 1) != 0) {
          String owner = (rack.first >> space & 1) != 0 ? "seat:1" : "seat:2";
          node.add(Kind.TOKEN, name).set("owner", owner);
        }
      }
    }
  }
}
