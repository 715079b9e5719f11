package games.kumite.spi.samples.connectfour;

import games.kumite.api.Element.Kind;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;

/** How connect four begins and looks. */
final class ConnectFourRules implements Rules<Rack> {

  @Inject
  ConnectFourRules() {}

  @Override
  public Rack begin(Start start) {
    Rack rack = new Rack(start);
    rack.ask(DropDisc.DROP_DISC);
    return rack;
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
