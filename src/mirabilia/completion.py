"""Completion for shells: scripts that know every command, its options and their values."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

PROGRAM: Final = "mirabilia"


class Choice(NamedTuple):
    """An option of a command: its names, what may follow it, and what it is for."""

    names: Sequence[str]
    # Empty for one that nothing follows, or if whatever follows is not known.
    values: Sequence[str]
    takes_value: bool
    about: str


class Command(NamedTuple):
    about: str
    options: Sequence[Choice]
    # What may stand without an option before it.
    words: Sequence[str]
    # Commands of its own, by the word that follows it.
    orders: Mapping[str, Command] = {}


Commands = Mapping[str, Command]


def commands_of(parser: argparse.ArgumentParser, known: Mapping[str, Sequence[str]]) -> Commands:
    """The commands of a parser; `known` has the values of some metavars, by how these begin."""
    found: dict[str, Command] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, subparser in action.choices.items():
                found[name] = command_of(subparser, helps[name], known)
    return found


def command_of(
    parser: argparse.ArgumentParser, about: str, known: Mapping[str, Sequence[str]]
) -> Command:
    actions = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    options = [
        Choice(
            action.option_strings,
            values_of(action, known),
            action.nargs != 0,
            sentence(parser, action),
        )
        for action in actions
        if action.option_strings
    ]
    words = [
        word for action in actions if not action.option_strings for word in action.choices or ()
    ]
    return Command(about, options, [str(word) for word in words], commands_of(parser, known))


def all_of(commands: Commands) -> Commands:
    """The commands and their orders, by what is typed: `admin`, `admin backup`."""
    found: dict[str, Command] = {}
    for name, command in commands.items():
        found[name] = command
        found |= {f"{name} {order}": one for order, one in command.orders.items()}
    return found


def with_orders(commands: Commands) -> str:
    """The commands that have orders, as a pattern; one that nothing matches if there are none."""
    return "|".join(name for name, command in commands.items() if command.orders) or "''"


def values_of(action: argparse.Action, known: Mapping[str, Sequence[str]]) -> list[str]:
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    metavar = action.metavar if isinstance(action.metavar, str) else ""
    return [
        value for start, values in known.items() if metavar.startswith(start) for value in values
    ]


def sentence(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """The first part of what an option says of itself."""
    shown = parser._get_formatter()._expand_help(action) if action.help else ""
    return " ".join(shown.split()).partition(";")[0]


# ---- bash


BASH: Final = """\
# Completion for bash: eval "$({program} completion bash)"
_{program}() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words=
    local command=${{COMP_WORDS[1]}}
    if [ "$COMP_CWORD" -gt 2 ]; then
        case $command in {orders}) command="$command ${{COMP_WORDS[2]}}" ;; esac
    fi
    if [ "$COMP_CWORD" -eq 1 ]; then
        words={commands}
    else
        # What follows an option comes first; without words, bash offers files.
        case "$command $before" in
{values}
        *) case $command in
{options}
            esac ;;
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _{program} {program}
"""


def bash(commands: Commands) -> str:
    values, options = [], []
    for name, command in all_of(commands).items():
        names = [long for option in command.options for long in option.names]
        listed = shlex.quote(" ".join([*command.words, *names]))
        options.append(f"            {shlex.quote(name)}) words={listed} ;;")
        for option in command.options:
            if option.takes_value:
                cases = "|".join(f'"{name} {long}"' for long in option.names)
                values.append(f"        {cases}) words={shlex.quote(' '.join(option.values))} ;;")
    return BASH.format(
        program=PROGRAM,
        commands=shlex.quote(" ".join(commands)),
        orders=with_orders(commands),
        values="\n".join(values),
        options="\n".join(options),
    )


# ---- zsh


ZSH: Final = """\
#compdef {program}
# Completion for zsh: eval "$({program} completion zsh)"
_{program}() {{
    local -a commands
    commands=(
{commands}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    if (( CURRENT > 2 )); then
        case $command in
        {orders})
            command+=" $words[2]"
            shift words
            (( CURRENT-- ))
        esac
    fi
    case $command in
{cases}
    esac
}}
compdef _{program} {program}
"""


def zsh(commands: Commands) -> str:
    listed = [
        f"        {shlex.quote(f'{name}:{command.about}')}" for name, command in commands.items()
    ]
    cases = []
    for name, command in all_of(commands).items():
        specs = [
            zsh_option(option, name_of) for option in command.options for name_of in option.names
        ]
        rest = f"'*: :({' '.join(command.words)})'" if command.words else "'*:file:_files'"
        cases.append(f"    {shlex.quote(name)}) _arguments {' '.join([*specs, rest])} ;;")
    return ZSH.format(
        program=PROGRAM,
        commands="\n".join(listed),
        orders=with_orders(commands),
        cases="\n".join(cases),
    )


def zsh_option(option: Choice, name: str) -> str:
    about = option.about.translate(str.maketrans("[]:", "() "))
    value = ""
    if option.takes_value:
        value = f":value:({' '.join(option.values)})" if option.values else ":file:_files"
    return shlex.quote(f"{name}[{about}]{value}")


# ---- fish


FISH: Final = """\
# Completion for fish: {program} completion fish | source
function __{program}_begins
    set -l words (commandline -opc)
    test "$words[2..$(math 1 + (count $argv))]" = "$argv"
end"""


def fish(commands: Commands) -> str:
    lines = [FISH.format(program=PROGRAM)]
    begin = f"complete -c {PROGRAM}"
    for name, command in commands.items():
        about = shlex.quote(command.about)
        lines.append(f"{begin} -n __fish_use_subcommand -f -a {name} -d {about}")
    for name, command in all_of(commands).items():
        # What belongs to an order is not offered before it, nor what stands before it behind it.
        alone = "; and test (count (commandline -opc)) -eq 2" if command.orders else ""
        seen = f"{begin} -n '__{PROGRAM}_begins {name}{alone}'"
        if command.words:
            lines.append(f"{seen} -f -a {shlex.quote(' '.join(command.words))}")
        lines += [f"{seen} {fish_option(option)}" for option in command.options]
    return "\n".join(lines) + "\n"


def fish_option(option: Choice) -> str:
    names = " ".join(
        f"-l {name.removeprefix('--')}" if name.startswith("--") else f"-s {name.removeprefix('-')}"
        for name in option.names
    )
    value = ""
    if option.takes_value:
        value = f" -x -a {shlex.quote(' '.join(option.values))}" if option.values else " -r"
    return f"{names}{value} -d {shlex.quote(option.about)}"


SHELLS: Final = {"bash": bash, "zsh": zsh, "fish": fish}
