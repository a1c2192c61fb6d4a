# Functions that run odsgen. Ninja reads the dependency files, so that a change of any included file runs it again.

find_program(ODSGEN odsgen REQUIRED)
set(ODSGEN_INCLUDES "${CMAKE_CURRENT_SOURCE_DIR}" CACHE STRING "Folders that included definitions are looked for in")

function(_odsgen_includes result)
  list(TRANSFORM ODSGEN_INCLUDES PREPEND "-I" OUTPUT_VARIABLE includes)
  set(${result} ${includes} PARENT_SCOPE)
endfunction()

# odsgen_tblgen(OUTPUT FILE OPTIONS...): one output, by the options of mlir-tblgen.
function(odsgen_tblgen output file)
  _odsgen_includes(includes)
  set(depfile "${output}.d")
  get_filename_component(folder "${output}" DIRECTORY)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
    COMMAND "${ODSGEN}" tblgen ${ARGN} ${includes} "${CMAKE_CURRENT_SOURCE_DIR}/${file}"
            -o "${output}" -d "${depfile}"
    DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${file}" "${ODSGEN}"
    DEPFILE "${depfile}"
    COMMENT "Generating ${output}"
    VERBATIM)
  set_property(GLOBAL APPEND PROPERTY ODSGEN_OUTPUTS "${output}")
endfunction()

# odsgen_gen(OUTPUT FILE KIND OPTIONS...): one output of 'odsgen gen KIND'. FILE is empty for kinds that read none.
function(odsgen_gen output file kind)
  _odsgen_includes(includes)
  set(depfile "${output}.d")
  get_filename_component(folder "${output}" DIRECTORY)
  set(inputs)
  if(file)
    set(inputs ${includes} "${CMAKE_CURRENT_SOURCE_DIR}/${file}")
  endif()
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
    COMMAND "${ODSGEN}" gen ${kind} ${ARGN} ${inputs} -o "${output}" --depfile "${depfile}"
    DEPENDS "${ODSGEN}"
    DEPFILE "${depfile}"
    COMMENT "Generating ${output}"
    VERBATIM)
  set_property(GLOBAL APPEND PROPERTY ODSGEN_OUTPUTS "${output}")
endfunction()

# odsgen_build(TARGET FOLDER DIALECT FILE OPTIONS...): every output of a dialect, from one read. Files that would not change
# are left alone, with their times, except for the manifest, which tells Ninja that the command has run.
function(odsgen_build target folder dialect file)
  _odsgen_includes(includes)
  set(manifest "${folder}/${dialect}.manifest.json")
  add_custom_command(
    OUTPUT "${manifest}"
    COMMAND "${ODSGEN}" build ${ARGN} ${includes} "${CMAKE_CURRENT_SOURCE_DIR}/${file}"
            --dialect ${dialect} --out-dir "${folder}" --depfile "${folder}.d"
    COMMAND "${CMAKE_COMMAND}" -E touch "${manifest}"
    DEPENDS "${ODSGEN}"
    DEPFILE "${folder}.d"
    COMMENT "Generating everything of ${dialect}"
    VERBATIM)
  add_custom_target(${target} ALL DEPENDS "${manifest}")
endfunction()
